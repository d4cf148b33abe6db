import type { StyleContent } from '../types'

export const si: StyleContent = {
  code: 'SI',
  name: 'Trato amable',
  nickname: 'Una silla más',
  preview: {
    keywords: ['Acogida', 'Cooperación', 'Calidez', 'Flexibilidad'],
    coreTraits: {
      pace: {
        title: 'Con margen',
        text: 'Dejas huecos en el plan para quien necesite hablar contigo un momento.',
      },
      perspective: {
        title: 'A quién afecta',
        text: 'Primero ves las caras que hay alrededor de un problema, y luego el problema.',
      },
      focus: {
        title: 'La gente, hasta el final',
        text: 'Las tareas avanzan conversando: preguntas a todo el mundo y no olvidas a nadie.',
      },
    },
    summary: 'Ves quién se ha quedado sin asiento y acercas una silla antes de que alguien pregunte. Los grupos se entienden mejor los días en que trabajas. Lo que se resiente es el mensaje desagradable: lo envuelves tanto que nadie lo oye.',
  },
  detail: {
    description: [
      'Tu calendario está lleno de otra gente. Un lunes puede traer una vuelta por el edificio con dos colegas que empiezan, una tarjeta de cumpleaños por firmar y un turno que cambiar para que alguien llegue a la función escolar. Planeas preguntando, así que el horario tarda más y recibe menos quejas. Tu trabajo ocurre en la cocina, en el pasillo y en el chat. Alguien menciona un problema mientras enjuaga una taza, y a mediodía le has presentado a la persona que sabe resolverlo.',
      'Los apuros empiezan donde ser amable con una persona le cuesta algo a otra. Dos quieren la única mesa libre, el dinero da para que vaya al curso una sola persona, o alguien con quien te llevas bien trabaja mal. Buscas una solución que deje feliz a todo el mundo y luego preguntas por tercera vez. Entretanto cada charla ha dejado un favor, y las tareas que piden silencio se han ido al final del día. Dices que fue un buen día, y lo fue, pero la factura sigue sin enviarse.',
    ],
    coreValues: [
      {
        title: 'Sitio para todo el mundo',
        text: 'Repasas dos veces la invitación por si falta un nombre.',
      },
      {
        title: 'Un tono cordial',
        text: 'Relees un mensaje antes de enviarlo, por si suena frío.',
      },
      {
        title: 'Repartir el mérito',
        text: 'Al final de un proyecto das las gracias a once personas, y a cada una de corazón.',
      },
      {
        title: 'Preguntar antes',
        text: 'Una decisión tomada sin contar con quien tendrá que vivirla te molesta durante días.',
      },
      {
        title: 'Comer en compañía',
        text: 'Comer con el otro equipo cuenta para ti como trabajo, y defiendes esa hora.',
      },
    ],
    strengths: [
      {
        title: 'Das voz a quien calla',
        text: 'Por ejemplo, en la reunión de planes preguntas a quien acaba de empezar qué vio en el turno de noche. La reunión se alarga, y quien tiene que tomar un tren se impacienta.',
      },
      {
        title: 'Acompañas cada relevo',
        text: 'Llamas al equipo siguiente, presentas a tu cliente por su nombre y te quedas en la llamada hasta que hablan con confianza. Es media hora que nadie puso en el horario.',
      },
      {
        title: 'Sabes quién sabe qué',
        text: 'Por ejemplo, si preguntan por una máquina vieja, dices quién la conoce, su extensión y la mejor hora para llamar, así que tu mesa se convierte en el mostrador de información del edificio.',
      },
      {
        title: 'Calmas los ánimos',
        text: 'Después de una llamada tensa sientas a dos colegas a una mesa y empiezas por algo cotidiano. Puede que del desacuerdo en sí no se llegue a hablar.',
      },
      {
        title: 'Haces planes que se aceptan',
        text: 'Tu cuadro de turnos sobrevive a diciembre porque preguntaste a cada persona antes de imprimirlo. Preguntar a diecinueve se lleva casi todo tu noviembre.',
      },
      {
        title: 'Cuidas a la empresa proveedora',
        text: 'Por ejemplo, a quien fabrica las cajas le preguntas cómo fue la mudanza antes de hablar de su retraso. Lo de las cajas queda para el final de la llamada, y a veces ni se menciona.',
      },
    ],
    limitations: [
      {
        title: 'Di lo duro primero',
        text: 'Un aviso tuyo lleva delante cuatro frases amables. Quien lo oye respira, vuelve a hacer lo mismo, y la segunda conversación es más difícil, también para ti.',
      },
      {
        title: 'Decide sin preguntar tanto',
        text: 'Preguntas hasta que nadie se opone. Para entonces el hotel está lleno, y quien quería una respuesta clara ya hizo otros planes.',
      },
      {
        title: 'Cuenta antes de hacer favores',
        text: 'Cada pequeño sí te lleva veinte minutos, y das seis al día, así que el informe que hay que entregar a mediodía se escribe de noche.',
      },
      {
        title: 'Cobra el precio justo',
        text: 'Si te piden precio, lo bajas antes de que nadie proteste. La relación sigue siendo amable, y con el trabajo no ganas nada.',
      },
      {
        title: 'Deja que alguien se moleste',
        text: 'Una respuesta fría puede costarte una tarde. Reabres una buena decisión para recuperar a esa persona, y otras seis tienen que adaptarse.',
      },
    ],
    developmentTips: [
      'Empieza el miércoles una conversación difícil con el problema en la primera frase, y detente a los treinta segundos.',
      'Aíslate del ruido de nueve a diez, tres mañanas, y acaba cada vez una tarea escrita.',
      'Pregunta solo a dos personas antes de tu próxima decisión de grupo, y anúnciala esa misma tarde.',
      'Lleva cinco días la cuenta de tus favores en un papel sobre la mesa, con un máximo de tres al día.',
      'Di tu precio una vez a la próxima persona que te lo pida, y cuenta en silencio hasta diez antes de volver a hablar.',
      'Encarga a alguien del equipo el próximo regalo de despedida, antes del mediodía, con el sobre y sin instrucciones.',
    ],
    workStyle: {
      leadership:
        'Contigo, una reunión empieza con una pregunta sincera sobre cómo está la gente, y acaba con casi todo el mundo de acuerdo. Elogias a menudo y con nombres; del trabajo flojo solo haces insinuaciones. Tu equipo necesita saber cómo va, así que reserva una conversación al mes en la que la primera frase trate de resultados.',
      teamRole:
        'Cuidas lo que el grupo olvida: las presentaciones, el viaje al curso, una segunda taza para la visita. Contigo se aprenden en tres días las reglas que no están escritas. Las áreas se hablan a través de ti, y por eso tus vacaciones les crean un problema. Deja que se encuentren sin tu ayuda, y acepta que algunas amistades sigan sin ti.',
      communication:
        'Hablas con historias y preguntas, y ajustas el tono a quien escucha. Si puedes elegir, llamas en lugar de escribir. Tus mensajes llevan un saludo, una broma y tres temas, el segundo urgente, así que numéralos. Cuando haya dinero o un plazo de por medio, escribe una línea clara, sin una sola palabra que la suavice.',
      environment:
        'Te dan energía las mesas compartidas, las puertas abiertas y una mezcla de colegas de siempre y gente que acaba de llegar. Te gusta el trabajo que trae de vuelta a la misma gente: pacientes, estudiantes, clientela fija. Un día largo a solas con una hoja de cálculo te lleva a buscar compañía en el chat. La rivalidad fría entre áreas te desgasta en pocas semanas.',
    },
    careers: [
      {
        title: 'Coordinación de voluntariado',
        text: 'Quien trabaja sin cobrar se queda donde alguien sabe su nombre.',
      },
      {
        title: 'Recepción dental',
        text: 'Quien llega con nervios oye su nombre, una pregunta amable y cuánto falta.',
      },
      {
        title: 'Actividades extraescolares',
        text: 'Veinte caras pequeñas piden canciones, rutina y a alguien que se fije en cada una.',
      },
      {
        title: 'Recursos humanos',
        text: 'Un primer día sale bien cuando alguien ha pensado también en la comida.',
      },
      {
        title: 'Coordinación de reparaciones',
        text: 'Quien repara y quien espera reciben una llamada antes de perder la paciencia.',
      },
      {
        title: 'Biblioteca infantil',
        text: 'La hora del cuento, quien lee con timidez y las familias con sueño encuentran sitio contigo.',
      },
      {
        title: 'Atención a clientes',
        text: 'Quien usa un programa quiere a una sola persona amable que conozca su caso.',
      },
      {
        title: 'Taller de arte',
        text: 'Quien aún no se atreve recibe barro, compañía y tiempo para mirar primero.',
      },
    ],
    goals: [
      {
        goal: 'Dar malas noticias sin rodeos',
        metric: 'Cuatro noticias difíciles dichas en dos frases como mucho',
        firstStep: 'Escribe la frase que llevas tiempo suavizando y quítale todas las disculpas.',
      },
      {
        goal: 'Guardar horas para escribir',
        metric: 'Ocho horas de silencio cumplidas con el chat cerrado',
        firstStep: 'Reserva una hora en el calendario y cuéntaselo a alguien del equipo.',
      },
      {
        goal: 'Decidir con menos opiniones',
        metric: 'Cinco decisiones tomadas tras preguntar a dos personas como máximo',
        firstStep: 'Elige una cuestión abierta y anota a qué dos personas vas a preguntar.',
      },
    ],
    phrases: [
      {
        say: 'Voto por empezar más tarde. Tengo dos razones, y luego me dices las tuyas.',
        avoid: 'No quisiera frenar a nadie, así que cualquier hora está bien.',
        to: 'D',
      },
      {
        say: 'Tú contratas la música y yo reservo el lugar. Dejemos ahí los planes.',
        avoid: '¿Y si invitamos también a la otra oficina y a sus familias?',
        to: 'I',
      },
      {
        say: 'Hablas poco desde que salió el horario nuevo. ¿Qué debería cambiar?',
        avoid: 'Con el horario nuevo todo el mundo está feliz, ¿verdad?',
        to: 'S',
      },
      {
        say: 'Aquí están las cuatro fechas y el precio. La historia te la cuento después.',
        avoid: 'Todo encaja tan bien que te lo tengo que contar entero.',
        to: 'C',
      },
      {
        say: 'El informe tiene errores en tres tablas. Corrígelos, por favor, antes de enviarlo.',
        avoid: 'Qué informe tan bonito, quizá solo falta mirarlo un poquito más.',
      },
      {
        say: 'Este fin de semana no puedo cambiar. Pregunta a alguien más; el mes que viene te ayudo.',
        avoid: 'Tenía planes, pero da igual, te lo cambio.',
      },
      {
        say: 'El precio es 900, con la instalación incluida. Piénsalo un momento.',
        avoid: 'Son 900, pero seguro que encontramos algo más barato.',
      },
    ],
    workingWith: {
      D: {
        title: 'La petición va primero',
        text: 'Quien piensa en objetivos espera con impaciencia que acabe tu saludo. Necesita la petición, la fecha y dos opciones entre las que elegir. Una respuesta sin saludo te hiere, y pronto te organizas para no tener que preguntarle. Mejor hazle una visita de cinco minutos, di lo tuyo de pie y guarda la pregunta personal para la salida.',
      },
      I: {
        title: 'Que una persona tome notas',
        text: 'Comer con alguien así es fácil, y decirle a todo que sí, también. Le gusta la gente, como a ti, pero prefiere el escenario y tú, la mesa. Lo normal: tres proyectos en común y ninguna lista. Necesita que digas qué promesa es de verdad. Antes de levantarte, escribe un solo paso siguiente y pon un nombre al lado.',
      },
      C: {
        title: 'Dale silencio y una lista',
        text: 'A una persona exacta y reservada tus visitas amables le salen caras: después de cada una empieza la cuenta de nuevo. Necesita tus preguntas de una vez, por escrito y con el documento adjunto. Puede que tomes sus respuestas cortas por antipatía, y rara vez lo son. Junta tus preguntas, envíalas numeradas a las tres de la tarde y consulta antes de contar con su presencia en una comida de grupo.',
      },
    },
  },
}
