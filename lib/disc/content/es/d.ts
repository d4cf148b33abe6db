import type { StyleContent } from '../types'

export const d: StyleContent = {
  code: 'D',
  name: 'Paso al frente',
  nickname: 'La línea recta',
  preview: {
    keywords: ['Franqueza', 'Rapidez', 'Competitividad', 'Independencia'],
    coreTraits: {
      pace: {
        title: 'Con prisa y por delante',
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
    summary: 'Mientras el resto todavía describe el problema, ya tienes al teléfono a alguien que puede resolverlo. Esperar permiso te parece tiempo perdido. A menudo la gente se entera de una decisión que le afecta cuando ya está tomada.',
  },
  detail: {
    description: [
      'Tu semana empieza por lo que frena todo lo demás. Si una entrega se retrasa, llamas a quien dirige la empresa y no a recepción; si una reunión pierde el rumbo, pides que se vote. Tus correos tienen tres líneas, y la última es una petición. Te gusta probar algo antes que nadie, aunque haya que repetir el primer intento.',
      'La presión te vuelve más breve y más veloz. Cuando alguien te cuenta los antecedentes, se te nota en la cara que esperas el final, así que hay quien solo te lleva respuestas acabadas, y las malas noticias llegan tarde. En un día tranquilo buscas algo que empujar, y puede que sea un proyecto que iba bien sin ti. La misma costumbre sirve cuando se cae un pedido o se para una máquina: atiendes la llamada, dices cuál es el siguiente paso y respondes por él si resulta un error.',
    ],
    coreValues: [
      {
        title: 'Resultados',
        text: 'Un plan en la pared te dice poco hasta que algo se entrega, se firma o se vende.',
      },
      {
        title: 'Manos libres',
        text: 'Con la meta y el presupuesto claros, quieres elegir el camino por tu cuenta.',
      },
      {
        title: 'Velocidad',
        text: 'Para ti, una mala respuesta hoy se puede corregir; una buena dentro de un mes ya llega tarde.',
      },
      {
        title: 'Ganar',
        text: 'Una clasificación, un concurso o una empresa rival te dan más energía que una tarjeta de gracias.',
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
        text: 'En una negociación das tu cifra mientras la otra parte aún mira sus notas. Hay quien siente la presión y, sin decir nada, llama a la competencia.',
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
        title: 'Empiezas sin modelo',
        text: 'Si allí nadie ha abierto una sucursal, alquilas el local y aprendes lo demás por el camino; quien viene detrás no recibe ningún manual y repite tus errores.',
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
        title: 'Deja de adelantar al equipo',
        text: 'Llega una consulta y contestas antes que quien lleva la cuenta. Esa persona se aparta, y pronto tienes su trabajo y no puedes tomarte un día libre.',
      },
      {
        title: 'Comparte el motivo',
        text: 'Repartes órdenes sin decir para qué, así que, cuando la situación cambia, el equipo no sabe ajustarse y vuelve a ti cada vez.',
      },
      {
        title: 'Reconoce pronto el desvío',
        text: 'Dar la vuelta te sabe a derrota, así que empujas un mes más una decisión floja, y arreglarla se lleva el dinero del siguiente proyecto.',
      },
    ],
    developmentTips: [
      'Al acabar tu próxima reunión de equipo, quédate cinco minutos y pregunta quién lo ve distinto.',
      'Pregunta el jueves a dos personas qué te habrían dicho antes de tu última decisión.',
      'Espera diez minutos antes de contestar un correo que te moleste; luego borra la primera línea de tu respuesta.',
      'Elige una tarea aburrida de tu mesa y acaba la última página antes del mediodía, con el teléfono en un cajón.',
      'Empieza mañana una llamada con una pregunta sobre el día de la otra persona, y escucha dos minutos enteros.',
      'Cede esta semana una decisión que cueste menos que una comida del equipo, y no la revises hasta el viernes.',
    ],
    workStyle: {
      leadership: 'Tu equipo va a tu velocidad, y la gente conoce la meta porque la repites en cada reunión de la mañana. Con la meta no basta: di qué puede decidir cada persona sin ti, y dilo antes de empezar. Si no, quien va deprisa copia tu paso y quien va con cuidado espera órdenes.',
      teamRole: 'Cuando preguntan quién se ofrece, tu voz rompe el silencio. Te quedas con lo que nadie quiere, como llamar a quien puso la queja más dura, y esperas que el resto te siga el paso. El trabajo común sin responsable te exaspera, así que sueles quedártelo, y luego te pesa lo llena que está tu lista.',
      communication:
        'Breve, de viva voz y ya. Llamas donde otra gente escribe y, cuando escribes, te saltas el saludo. Con quien te conoce ahorras tiempo; quien acaba de llegar lee el mismo mensaje y cree que algo te ha molestado. Una línea de contexto, como por qué lo necesitas a mediodía, te ahorra una segunda conversación.',
      environment:
        'Mantienen vivo tu interés un marcador a la vista, acceso rápido a quien decide y libertad para elegir el método. Te desgastan los formularios que pasan por cinco mesas y los informes semanales que nadie contesta. Te gustan los lugares donde los problemas llegan sin avisar: una obra, una tienda, un hospital con mucho movimiento. El mantenimiento tranquilo necesita un plazo o un rival para retener tu atención.',
    },
    careers: [
      {
        title: 'Dirección de obra',
        text: 'Diez oficios quieren respuestas a las siete de la mañana, y te gusta darlas.',
      },
      {
        title: 'Enfermería de urgencias',
        text: 'El ritmo lo pone quien entra por la puerta, y la sala funciona con peticiones breves y claras.',
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
        text: 'A las seis el escenario tiene que estar en pie en otra ciudad, pasara lo que pasara de noche.',
      },
      {
        title: 'Dirección de operaciones',
        text: 'Las entregas tardías y las líneas paradas te dan cada mañana un problema nuevo que despejar.',
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
        say: 'Esta mañana te contesté con brusquedad. Dime qué se me escapó.',
        avoid: 'No deberías tomarte todo tan a pecho.',
      },
      {
        say: 'Esa decisión fue mía y fue un error. Esto es lo que cambio hoy.',
        avoid: 'En ese momento nadie podía saberlo.',
      },
      {
        say: 'Tú y yo queremos dirigir esto. Tú llevas el precio, yo llevo la entrega, y no nos pisamos.',
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
        text: 'Quien piensa en voz alta quiere unos minutos de trato real antes del orden del día. Tus respuestas cortas le suenan a puerta cerrada; sus rodeos te parecen minutos tirados. Guarda los cinco primeros para charlar, pregunta después de qué idea quiere hacerse cargo y reconócele el mérito delante de la gente.',
      },
      S: {
        title: 'Avisa antes de girar',
        text: 'Quien prefiere un ritmo regular no te va a discutir en la reunión. Asiente, y luego el trabajo se frena, porque el cambio rompe algo por lo que no preguntaste. Llévale la noticia un día antes, di qué no va a cambiar, haz tu pregunta a solas y aguanta el silencio que venga.',
      },
      C: {
        title: 'Dale tiempo a la pregunta',
        text: 'Quien lo revisa todo protege un resultado que lleva tu nombre. En sus preguntas oyes duda, en tus respuestas oye descuido, y las dos partes pierden la paciencia. Envía las cifras antes de la reunión en lugar de presentarlas allí. Deja que ponga una condición, y cúmplela aunque te cueste un día.',
      },
    },
  },
}
