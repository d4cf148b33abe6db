import type { StyleContent } from '../types'

export const d: StyleContent = {
  code: 'D',
  name: 'Paso al frente',
  nickname: 'La línea recta',
  preview: {
    keywords: ['Franqueza', 'Rapidez', 'Competitividad', 'Independencia'],
    coreTraits: {
      pace: {
        title: 'Con rapidez y por delante',
        text: 'Contestas antes de que acabe la pregunta y completas los huecos después.',
      },
      perspective: {
        title: 'El resultado',
        text: 'Te importa más qué habrá cambiado el viernes que cómo se llega hasta ahí.',
      },
      focus: {
        title: 'Primero la tarea',
        text: 'Por la mañana va primero el trabajo; el saludo viene después, si viene.',
      },
    },
    summary: 'Mientras el resto todavía describe el problema, ya tienes al teléfono a alguien que puede resolverlo. Esperar permiso te parece tiempo perdido. A menudo la gente se entera de una decisión que le afecta cuando ya la has tomado.',
  },
  detail: {
    description: [
      'Tu semana empieza por lo que bloquea todo lo demás. Si un proveedor se retrasa, llamas a quien dirige esa empresa y no a recepción; si una reunión pierde el rumbo, pides que se vote. Tus correos tienen tres líneas, y la última es una petición. Te gusta probar algo antes que nadie, aunque haya que repetir el primer intento.',
      'La presión te vuelve más breve y más veloz. Cuando alguien te cuenta los antecedentes, se te nota en la cara que esperas el final, así que algunas personas solo te llevan respuestas acabadas, y las malas noticias llegan tarde. En un día tranquilo buscas algo que empujar, y puede que sea un proyecto que iba bien sin ti. La misma costumbre sirve cuando se cae un pedido o se detiene una máquina: atiendes la llamada, dices cuál es el siguiente paso y respondes por él si resulta ser un error.',
    ],
    coreValues: [
      {
        title: 'Resultados',
        text: 'Un plan en la pared te dice poco hasta que algo se entrega, se firma o se vende.',
      },
      {
        title: 'Carta blanca',
        text: 'Con la meta y el presupuesto claros, quieres elegir el camino por tu cuenta.',
      },
      {
        title: 'Velocidad',
        text: 'Para ti, una mala respuesta hoy se puede corregir; una buena dentro de un mes ya llega tarde.',
      },
      {
        title: 'Ganar',
        text: 'Una clasificación, una licitación o un rival te dan más energía que una tarjeta de agradecimiento.',
      },
      {
        title: 'Dar la cara',
        text: 'Si en tu área sale mal un pedido, quieres ser quien llame para decirlo.',
      },
    ],
    strengths: [
      {
        title: 'Decides con datos a medias',
        text: 'Cuando el camión está a punto de salir y faltan dos respuestas, eliges una carga y la mandas. De vez en cuando, la respuesta que faltaba era la importante.',
      },
      {
        title: 'Dices el precio primero',
        text: 'En una negociación das tu cifra mientras la otra parte aún mira sus notas. Algunas empresas sienten la presión y, sin decir nada, llaman a la competencia.',
      },
      {
        title: 'Retiras lo que no vende',
        text: 'Por ejemplo, la misma mañana en que ves la lista retiras el producto que vende cuarenta unidades al año, y quien lo creó se entera por el catálogo.',
      },
      {
        title: 'Tomas el mando en apuros',
        text: 'Por ejemplo, cuando se cae el sistema, repartes tareas antes de que alguien pregunte quién manda. Devolver el mando después te cuesta más.',
      },
      {
        title: 'Lo dices el mismo día',
        text: 'Antes de que alguien se vaya a casa, le dices que la oferta que envió era floja, y lo que tú olvidas de un día para otro puede pesarle un mes.',
      },
      {
        title: 'Abres camino',
        text: 'Si nadie ha abierto antes una sucursal en esa ciudad, alquilas el local y aprendes lo demás por el camino; quien viene detrás no recibe ningún manual y repite tus errores.',
      },
    ],
    limitations: [
      {
        title: 'Pregunta antes de anunciar',
        text: 'El cambio se hace el lunes y se explica el miércoles, así que quien te habría avisado aprende a guardarse los avisos.',
      },
      {
        title: 'Espera la idea completa',
        text: 'Contestas en cuanto adivinas qué quiere decir alguien. Cuando adivinas mal, dedicas una tarde a un problema que nadie tiene.',
      },
      {
        title: 'Deja de adelantarte al equipo',
        text: 'Llega una consulta de fuera y contestas antes que la persona responsable, que se aparta, y pronto haces tú su trabajo y no puedes tomarte un día libre.',
      },
      {
        title: 'Comparte el motivo',
        text: 'Repartes órdenes sin decir para qué, así que, cuando la situación cambia, el equipo no sabe ajustarse y vuelve a ti cada vez.',
      },
      {
        title: 'Reconoce pronto el rumbo equivocado',
        text: 'Dar media vuelta te sabe a derrota, así que empujas un mes más una decisión floja, y arreglarla se lleva el dinero del siguiente proyecto.',
      },
    ],
    developmentTips: [
      'Al acabar tu próxima reunión de equipo, quédate cinco minutos y pregunta quién lo ve distinto.',
      'Pregunta el jueves a dos personas qué te habrían dicho antes de tu última decisión.',
      'Espera diez minutos antes de contestar un correo que te moleste; luego borra la primera línea de tu respuesta.',
      'Elige una tarea pendiente que te aburra y acaba la última página antes de las doce, con el teléfono en un cajón.',
      'Empieza mañana una llamada con una pregunta sobre el día de la otra persona, y escucha dos minutos enteros.',
      'Cede esta semana una decisión que cueste menos que una comida del equipo, y no la revises hasta el viernes.',
    ],
    workStyle: {
      leadership: 'Tu equipo va a tu velocidad, y la gente conoce la meta porque la repites en cada reunión de la mañana. Con la meta no basta: di qué puede decidir cada persona sin ti, y dilo antes de empezar. Si no, la gente rápida copia tu paso y la cuidadosa espera órdenes.',
      teamRole: 'Cuando preguntan quién se ofrece, tu voz rompe el silencio. Te quedas con lo que nadie quiere, como llamar a quien puso la queja más dura, y esperas que el resto te siga el paso. El trabajo común sin responsable te exaspera, así que sueles quedártelo, y luego te molesta lo llena que está tu lista.',
      communication:
        'Breve, de viva voz y al momento. Llamas cuando otra gente escribiría y, cuando escribes, te saltas el saludo. Con quien te conoce ahorras tiempo; la gente nueva lee el mismo mensaje y cree que algo te ha molestado. Una línea de contexto, como por qué lo necesitas antes de las doce, te ahorra una segunda conversación.',
      environment:
        'Mantienen vivo tu interés un marcador a la vista, acceso rápido a quien decide y libertad para elegir el método. Te desgastan los formularios que pasan por cinco escritorios y los informes semanales que nadie contesta. Te gustan los lugares donde los problemas llegan sin avisar: una obra, una tienda, un hospital con mucho movimiento. Las tareas tranquilas de mantenimiento solo te atrapan si hay un plazo o un rival.',
    },
    careers: [
      {
        title: 'Dirección de obra',
        text: 'A las siete de la mañana, gente de diez oficios quiere respuestas, y te gusta darlas.',
      },
      {
        title: 'Enfermería de urgencias',
        text: 'El ritmo lo pone quien entra, y la sala funciona con peticiones breves y claras.',
      },
      {
        title: 'Central de emergencias',
        text: 'Alguien grita al teléfono, y eliges qué equipo sale antes de que acabe de hablar.',
      },
      {
        title: 'Dirección de cocina',
        text: 'Cada noche es una carrera con meta, y los pedidos los cantas tú.',
      },
      {
        title: 'Dirección de una escuela',
        text: 'Una escuela atascada necesita a alguien que atienda las quejas y cambie el horario.',
      },
      {
        title: 'Gestión de producto',
        text: 'Eliges qué sale, retiras lo que sobra y ves el resultado en pocas semanas.',
      },
      {
        title: 'Producción de giras',
        text: 'A las seis el escenario debe estar en pie en otra ciudad, falle lo que falle de noche.',
      },
      {
        title: 'Dirección de operaciones',
        text: 'Las entregas tardías y las líneas detenidas te dan cada mañana un problema nuevo que resolver.',
      },
    ],
    goals: [
      {
        goal: 'Oír objeciones antes de decidir',
        metric: 'Cinco decisiones con una objeción por escrito antes de tomarlas',
        firstStep: 'Escribe a alguien del equipo sobre algo que vas a decidir y pregúntale qué podría salir mal.',
      },
      {
        goal: 'Ceder decisiones enteras',
        metric: 'Cuatro decisiones que otra gente toma sin tu aprobación',
        firstStep: 'Anota las diez últimas cosas que te pidieron aprobar y suelta dos del todo.',
      },
      {
        goal: 'Dar razones con cada orden',
        metric: 'Diez encargos enviados con una línea de motivo',
        firstStep: 'Abre la última orden que enviaste y añade la frase que dice por qué.',
      },
    ],
    phrases: [
      {
        say: 'Tengo una opinión, pero antes de decirla quiero oír la tuya.',
        avoid: 'Esto es lo que vamos a hacer.',
      },
      {
        say: 'Siento la brusquedad de esta mañana. Dime qué se me escapa.',
        avoid: 'No deberías tomarte todo tan a pecho.',
      },
      {
        say: 'Esa decisión fue mía y fue un error. Esto es lo que cambio hoy.',
        avoid: 'En ese momento nadie podía saberlo.',
      },
      {
        say: 'Tú y yo queremos dirigir esto. Tú llevas el precio, yo llevo la entrega, y no nos estorbamos.',
        avoid: 'Déjame esto a mí, voy más rápido.',
        to: 'D',
      },
      {
        say: 'Cuéntame primero la idea entera. Luego elegimos dos pasos para empezar.',
        avoid: 'Sáltate la historia y dame las cifras.',
        to: 'I',
      },
      {
        say: 'Esto cambia tu turno a partir del mes que viene. ¿Qué te facilitaría el cambio?',
        avoid: 'Mañana todo el mundo pasa al plan nuevo.',
        to: 'S',
      },
      {
        say: '¿Qué tres cifras necesitas para poder firmar esto?',
        avoid: 'No tenemos tiempo de comprobar todo eso.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Deja que lo cuente',
        text: 'Quien piensa en voz alta quiere unos minutos de trato real antes del orden del día. Tus respuestas cortas le suenan a puerta cerrada; sus rodeos te parecen tiempo perdido. Reserva los cinco primeros minutos para charlar, pregunta después de qué idea quiere hacerse cargo y reconócele el mérito delante de la gente.',
      },
      S: {
        title: 'Avisa antes de girar',
        text: 'Alguien que prefiere un ritmo constante no te va a discutir en la reunión. Dirá que sí con la cabeza, y luego el trabajo se frenará, porque el cambio rompe algo por lo que no preguntaste. Llévale la noticia un día antes, di qué no va a cambiar, haz tu pregunta a solas y aguanta el silencio que venga.',
      },
      C: {
        title: 'Dale tiempo a la pregunta',
        text: 'Quien lo revisa todo protege un resultado que lleva tu nombre. En sus preguntas oyes duda, en tus respuestas esa persona oye descuido, y las dos partes pierden la paciencia. Envía las cifras antes de la reunión en lugar de presentarlas allí. Deja que ponga una condición, y cúmplela aunque te cueste un día.',
      },
    },
  },
}
