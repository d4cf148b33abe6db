import type { StyleContent } from '../types'

export const di: StyleContent = {
  code: 'DI',
  name: 'Viento a favor',
  nickname: 'La luz verde',
  preview: {
    keywords: ['Osadía', 'Entusiasmo', 'Convicción', 'Prisa'],
    coreTraits: {
      pace: {
        title: 'A toda velocidad',
        text: 'Tu sí llega en menos de un minuto, y la primera llamada, justo después.',
      },
      perspective: {
        title: 'La victoria que viene',
        text: 'Ves la sala llena la noche del estreno antes de que esté reservada.',
      },
      focus: {
        title: 'Resultados con gente',
        text: 'Fijas una meta y convences a cinco personas de que la quieran también.',
      },
    },
    summary: 'Llegas con una meta a una reunión sin energía y sales con cuatro personas dispuestas a ayudar. Decir que sí te resulta fácil, y en tu boca un plan arriesgado suena a algo que nadie debería perderse. Entretanto, la promesa anterior sigue esperando, porque ya vendes la siguiente.',
  },
  detail: {
    description: [
      'Un lunes cualquiera abres la reunión con la cifra y sigues con una historia sobre la noche en que el equipo la va a superar. Antes de las doce puede que ya hayas prometido una demostración, pedido un favor a alguien de diseño y sacado un pequeño presupuesto de prueba a finanzas, que tenía sus dudas. Nada de eso estaba en tu lista: para ti, el trabajo avanza hablando. Decides mientras conversas, y las caras alrededor de la mesa te dicen hasta dónde puedes llegar.',
      'El problema asoma el jueves. La demostración no tiene responsable, en diseño creyeron que el favor era opcional y, en realidad, dos personas que asintieron no estaban de acuerdo. Sueles contestar con más energía: otra llamada, un discurso mejor, una broma. La lista de tareas te sabe a castigo y el escenario te sale natural, así que el elogio por el trabajo común cae sobre ti sin que nadie lo pretenda. Parte de la gente que tienes detrás ya empieza a notarlo.',
    ],
    coreValues: [
      {
        title: 'Avanzar',
        text: 'Un tema que vuelve al orden del día por tercera vez te da ganas de salir de la sala.',
      },
      {
        title: 'Éxitos a la vista',
        text: 'Te gusta un éxito que tenga escenario, campana o, al menos, foto de grupo.',
      },
      {
        title: 'Riesgo a plena luz',
        text: 'Te atrae más una oferta que puede fallar en público que otra segura y pequeña.',
      },
      {
        title: 'Tu gente',
        text: 'Después de un mes duro invitas a cenar a todo el turno y pagas antes de que nadie se dé cuenta.',
      },
      {
        title: 'Grandes apuestas',
        text: 'Dar una cuenta grande a quien aún no ha demostrado nada te parece lo correcto; esperar pruebas, poca valentía.',
      },
    ],
    strengths: [
      {
        title: 'Consigues el primer sí',
        text: 'Por ejemplo, llamas a una empresa que duda, te ríes del año pasado y cuelgas con un pedido de prueba. Quien tiene que fabricarlo se entera de la fecha por esa empresa.',
      },
      {
        title: 'Levantas una sala sin ánimo',
        text: 'Cuando el trimestre parece perdido, te levantas, nombras una cuenta que aún se puede ganar y la gente toma el teléfono, aunque quien traía una preocupación seria siente que nadie la oyó.',
      },
      {
        title: 'Pides la cantidad grande',
        text: 'A quien patrocina le pides el doble de lo habitual, sonríes y esperas. Algunos contactos empiezan a temer tus llamadas, porque cada una acaba en una petición.',
      },
      {
        title: 'Reúnes ayuda de otras áreas',
        text: 'Por ejemplo, para un evento del sábado encuentras transporte, sala y alguien para el sonido en tres llamadas. La dirección de esas áreas se entera el lunes, y tu siguiente favor sale más caro.',
      },
      {
        title: 'Conviertes el trabajo en juego',
        text: 'Por ejemplo, puede que apuestes una cena con otra sucursal a que la tuya vende más este mes, y los teléfonos no paran. Las devoluciones y las quejas esperan a que acabe la apuesta.',
      },
      {
        title: 'Das permiso enseguida',
        text: 'Cuando alguien que acaba de empezar te trae una idea a medias, le dices: adelante, usa mi nombre. Sin límite ni revisión, algunas de esas ideas suman gastos durante semanas.',
      },
    ],
    limitations: [
      {
        title: 'Comprueba quién aceptó de verdad',
        text: 'El entusiasmo de la sala te suena a promesa. Dos semanas después descubres que la mitad asintió por cortesía, y nadie ayuda con el lanzamiento.',
      },
      {
        title: 'Calcula antes de aceptar',
        text: 'Por ejemplo, con el buen humor de una negociación regalas un mes más; la ganancia desaparece, y la siguiente empresa ya se ha enterado.',
      },
      {
        title: 'Cierra una cosa primero',
        text: 'Por ejemplo, las ofertas nuevas se llevan tus mañanas y las viejas, lo que sobra, así que un dinero casi ganado duerme en un contrato sin enviar.',
      },
      {
        title: 'Deja sitio a la duda',
        text: 'Por ejemplo, a un comentario inquieto contestas con una broma o un discurso alegre. La inquietud era por el permiso, y vuelve en forma de multa.',
      },
      {
        title: 'Reparte el mérito',
        text: 'Cuando cuentas el éxito, el papel principal es tuyo. Quien hizo el turno de noche lo nota, y la próxima vez se ofrece menos.',
      },
    ],
    developmentTips: [
      'Envía una nota de tres líneas antes de salir de tu próxima reunión: quién hace qué y para qué día.',
      'Manda mañana, antes de las nueve y de cualquier llamada nueva, el contrato más viejo que tengas sin enviar.',
      'Tómate veinticuatro horas antes de tu próximo sí a algo que use el tiempo de otra gente.',
      'Reserva cuarenta y cinco minutos el viernes por la mañana, con la puerta cerrada y el teléfono lejos, para el papeleo que sueles aplazar.',
      'Nombra a dos personas en la próxima reunión de cierre y cuenta qué hizo exactamente cada una, antes de hablar de ti.',
      'Siéntate a comer con quien menos habla, pregúntale qué podría hacer fallar tu plan y anota tres respuestas sin defenderlo.',
    ],
    workStyle: {
      leadership:
        'Haces que la meta suene cercana y vas en persona a la primera cita. La gente recibe de ti encargos grandes muy pronto, con mucha confianza y pocas instrucciones; la gente segura de sí lo disfruta. Para el resto, añade una página escrita después del discurso: meta, límites, dinero y a quién preguntar cuando estés de viaje.',
      teamRole:
        'En casi cualquier grupo acabas siendo su voz ante el exterior. Presentas, negocias y traes la noticia antes de comer. Antes de cada reunión externa, acuerda con alguien del equipo una palabra clave para frenarte. Si la usa, llévate la oferta a casa en lugar de cerrarla, y dale las gracias después en voz alta, aunque duela.',
      communication:
        'Hablas con imágenes, titulares y desafíos, y ajustas el discurso según las caras. Los mensajes de voz te salen mejor que los documentos, así que quien te escucha se va con energía y sin la página que necesita. Por escrito tus puntos se multiplican: elige una sola petición por mensaje y pon la fecha arriba.',
      environment:
        'Te despiertan el movimiento, las visitas y algo de rivalidad: una feria, una oficina sin paredes, una campaña en sus últimas semanas. Te apagas en las tardes largas y silenciosas con una hoja de cálculo. Pide un pago ligado a resultados, informes breves y una dirección que te lleve la contraria abiertamente. Reserva un rincón tranquilo para el trabajo que solo se hace a solas.',
    },
    careers: [
      {
        title: 'Dirección de ventas',
        text: 'Pones la cifra, vas a las visitas difíciles y celebras el cierre.',
      },
      {
        title: 'Producción de eventos',
        text: 'Cien tareas pequeñas coinciden en una hora de apertura, y hasta entonces mantienes vivo el entusiasmo.',
      },
      {
        title: 'Activismo sindical',
        text: 'Pides al personal, persona a persona, hacer causa común, y luego te sientas frente a la dirección.',
      },
      {
        title: 'Venta de inmuebles',
        text: 'Cada visita empieza con gente que no conoces, y solo cobras cuando alguien firma.',
      },
      {
        title: 'Deporte escolar',
        text: 'Quieres ganar, y notas quién del equipo necesita una broma antes del partido.',
      },
      {
        title: 'Subastas',
        text: 'Dos ofertas, un martillo y una sala que empujas hacia arriba de diez en diez.',
      },
      {
        title: 'Promoción de la salud',
        text: 'Llenar un día de revisiones gratis exige invitar a viva voz y llegar rápido a acuerdos en el barrio.',
      },
      {
        title: 'Alianzas de software',
        text: 'Alianzas nuevas, negociaciones rápidas y lanzamientos públicos llenan el calendario.',
      },
    ],
    goals: [
      {
        goal: 'Enviar lo ya vendido',
        metric: 'Cinco tratos de palabra, ya escritos y firmados',
        firstStep: 'Busca el trato más antiguo que cerraste con un apretón de manos y redacta el primer párrafo.',
      },
      {
        goal: 'Poner nombre a cada tarea',
        metric: 'Seis reuniones con una nota posterior de nombres y tareas',
        firstStep: 'Envía un resumen breve de tu última reunión con un nombre junto a cada tarea.',
      },
      {
        goal: 'Ceder el escenario',
        metric: 'Cuatro presentaciones que abre alguien del equipo en tu lugar',
        firstStep: 'Pide a alguien del equipo que presente una diapositiva que sueles explicar tú.',
      },
    ],
    phrases: [
      {
        say: 'Me encanta la idea. Mañana te digo si tenemos gente para hacerla.',
        avoid: 'Sí, por supuesto, eso te lo hacemos.',
      },
      {
        say: 'Antes de celebrarlo, ¿quién ve algo que pueda fallar? Lo anoto.',
        avoid: 'Vamos, hay que pensar en positivo.',
      },
      {
        say: 'El turno de noche salvó este pedido. Lo mío fue una llamada.',
        avoid: 'Por fin saqué adelante ese pedido tan difícil.',
      },
      {
        say: 'El resultado en una línea: ganamos la cuenta si apruebas contratar a dos personas.',
        avoid: 'Espera a oír cómo empezó todo esto.',
        to: 'D',
      },
      {
        say: 'Perdona que interrumpiera tu historia. Termínala, y luego dime si quieres llevar esta cuenta.',
        avoid: 'Sí, pero escucha lo que me pasó a mí el año pasado.',
        to: 'I',
      },
      {
        say: 'Te pido dos sábados. Si es demasiado, di que no, y entre tú y yo no cambia nada.',
        avoid: 'Cuento contigo, ¿verdad? El resto ya dijo que sí.',
        to: 'S',
      },
      {
        say: 'Esto me entusiasma y aún no tengo pruebas. ¿Qué cifra te traigo?',
        avoid: 'Yo sé que esta vez va a funcionar.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Dos voces, una lista',
        text: 'Hablar con alguien que tiene tanta vida como tú es divertido, y una hora después nadie recuerda qué se acordó. Esa persona busca la cercanía por sí misma; tú la usas para llegar a algún sitio, y se nota. Propón un café sin ninguna petición, y sal de la próxima reunión con una lista escrita que firmen las dos partes.',
      },
      S: {
        title: 'Pide la respuesta de verdad',
        text: 'Alguien paciente dice que sí porque tu entusiasmo es difícil de rechazar. Cargará con el trabajo extra sin una palabra hasta que no pueda más. Le inquieta tu velocidad más que tu plan. Pregúntale a solas cuántas horas le cuesta, cree el primer número y quita otra cosa de su semana.',
      },
      C: {
        title: 'Datos antes del discurso',
        text: 'Tu mejor historia hace desconfiar a quien va con cuidado, porque oye adjetivos donde esperaba cifras. Esa persona necesita la fuente, los supuestos y tiempo para leer a solas. A ti te cansa su lista de puntos pendientes. Envía la página dos días antes, sin un solo superlativo, y pídele que marque qué firmaría hoy.',
      },
    },
  },
}
