import type { StyleContent } from '../types'

export const ds: StyleContent = {
  code: 'DS',
  name: 'Piedra a piedra',
  nickname: 'El último kilómetro',
  preview: {
    keywords: ['Tenacidad', 'Realismo', 'Protección', 'Resolución'],
    coreTraits: {
      pace: {
        title: 'Con fuerza y sin tirones',
        text: 'Empiezas temprano, empujas a una sola velocidad y miras poco el reloj.',
      },
      perspective: {
        title: 'La obra acabada',
        text: 'Imaginas el edificio en uso y vuelves atrás hasta hoy, ladrillo a ladrillo.',
      },
      focus: {
        title: 'La tarea, luego tu gente',
        text: 'Exiges mucho y aun así notas quién no ha comido.',
      },
    },
    summary: 'Eliges una meta difícil, se la cuentas a poca gente y sigues en ella cuando el resto ya habla de otra cosa. Tu equipo sabe que te quedarás hasta tarde a su lado. Sigues más allá del punto en que parar saldría más barato.',
  },
  detail: {
    description: [
      'Piensa en el almacén que en primavera todo el mundo quería ordenar. En otoño casi nadie se acuerda, y un sábado estás allí con las etiquetas de la última fila, porque dijiste que quedaría hecho. Empujas, pero a ritmo constante, y te fijas en quién se cansa. Quien tiene un bebé con fiebre recibe el turno fácil sin pedirlo dos veces; quien se va antes de tiempo sin decir nada te oye a la mañana siguiente.',
      'Una parte de ti quiere el resultado ya, y otra cuida del grupo. Unos días aprietas, otros esperas, y la gente no sabe qué día toca. Cuando esas dos partes chocan, a menudo lo resuelves con tu propio trabajo extra: hay paz, y las tardes se te llenan. El cambio que empiezas tú te resulta fácil; el que viene de la central se topa con un muro amable, a veces más tiempo del que los hechos merecen.',
    ],
    coreValues: [
      {
        title: 'Terminar',
        text: 'Para ti, un techo al que le falta una teja sigue siendo un techo abierto.',
      },
      {
        title: 'La palabra dada',
        text: 'Lo que prometiste al equipo en marzo lo recuerdas en noviembre, y esperas lo mismo de su parte.',
      },
      {
        title: 'Trabajo útil',
        text: 'Prefieres construir una rampa para sillas de ruedas a escuchar una charla sobre accesos.',
      },
      {
        title: 'Cuidar de tu turno',
        text: 'La presión de arriba se para en tu mesa antes de llegar a quien lleva menos tiempo.',
      },
      {
        title: 'Aguante',
        text: 'Respetas más a quien volvió después de un mal invierno que a quien tuvo una buena semana.',
      },
    ],
    strengths: [
      {
        title: 'Mantienes la meta durante meses',
        text: 'Por ejemplo, medio año después de empezar la obra preguntas cada lunes por la misma meta. Puede que entretanto apareciera una mejor, y tardaste en mirarla.',
      },
      {
        title: 'Proteges al turno',
        text: 'Por ejemplo, cuando la dirección vuelve a pedir horas extra, subes a hablar por tu cuenta y bajas con un límite. Tu gente no sabe lo que costó ni puede ayudarte a discutirlo.',
      },
      {
        title: 'Arreglas el puesto lento',
        text: 'Por ejemplo, te pones al lado de quien empaqueta más despacio, muestras el gesto una vez y te quedas hasta que sale; otros tres puestos te esperan.',
      },
      {
        title: 'Enseñas con las manos',
        text: 'A quien acaba de llegar le das el primer día herramientas de verdad y trabajas a su lado hasta el mediodía. Si alguien aprende mirando, le llega demasiado pronto.',
      },
      {
        title: 'Atiendes la queja',
        text: 'Cuando alguien grita por una cocina que no llega, escuchas hasta el final, das una sola fecha y la cumples. Como no pareció molestarte, también te pasan la siguiente llamada furiosa.',
      },
      {
        title: 'Avanzas por pasos probados',
        text: 'Por ejemplo, pruebas los turnos nuevos con un equipo, los corriges y luego sumas el siguiente. Quien esperaba un cambio rápido se impacienta y actúa sin ti.',
      },
    ],
    limitations: [
      {
        title: 'Pide ayuda antes',
        text: 'Te quedas con la tercera tarea extra porque pedir ayuda te parece fallarle a la gente. Cuando alguien se da cuenta, dos entregas van tarde y te quedas sin fin de semana.',
      },
      {
        title: 'Suelta un plan que falla',
        text: 'Por ejemplo, tras ocho meses de esfuerzo añades un noveno, y el presupuesto se va en salvar una decisión que hoy nadie tomaría.',
      },
      {
        title: 'Avisa cuándo va en serio',
        text: 'Un día exiges y al otro calmas; la meta parece negociable, así que la gente espera un día suave para contarte un retraso.',
      },
      {
        title: 'Aborda antes el conflicto',
        text: 'Vas al grano con las tareas y despacio con los sentimientos, así que una pelea entre dos personas que trabajan bien dura semanas y parte en dos la hora de la pausa.',
      },
      {
        title: 'Explica tu silencio',
        text: 'Mientras piensas, callas y sigues trabajando. El equipo llena el hueco con suposiciones, y la más común es que alguien te ha molestado.',
      },
    ],
    developmentTips: [
      'Deja que otra persona abra la obra o la tienda dos veces esta semana, y llega treinta minutos más tarde.',
      'Elige un número para tu proyecto actual, y cambia el plan si no lo alcanzas dos veces seguidas.',
      'Di a tu equipo, al empezar el turno, qué es lo único fijo de hoy y qué puede esperar.',
      'Cancela una de tus tareas de la noche esta semana, y avisa antes del miércoles a quien la esperaba.',
      'Habla con las dos personas que se evitan, diez minutos con cada una, antes del miércoles a mediodía.',
      'Visita un equipo que haga tu trabajo de otro modo, quédate treinta minutos y llévate una costumbre.',
    ],
    workStyle: {
      leadership:
        'El equipo te ve en la puerta antes del turno y otra vez después. Pides mucho, rara vez cambias la meta y asumes la culpa en lugar de pasarla hacia abajo. Deja que alguien más cargue con parte de ese peso: nombra a una persona que decida durante tus vacaciones, y a la vuelta no reabras lo que decidió.',
      teamRole: 'Cuando el proyecto cumple un año, aún tienes la primera lista. El resto trae ideas, y tú las conviertes en un calendario con pausas. El peligro es que acabes siendo el suelo que pisa todo el mundo. Di en la primera reunión qué parte no es tuya, y escribe al lado un segundo nombre.',
      communication: 'Dices poco y lo dices claro, más a menudo codo a codo que a través de una mesa. Las malas noticias las das en persona, pero lo que pensaste antes se pierde. Cinco líneas por semana en un papel, junto a la máquina de café, permiten que la gente siga tus razones y las corrija a tiempo.',
      environment:
        'Te llenan los proyectos largos con algo que tocar al final: un edificio, un equipo formado, un rebaño, un sistema que funciona de noche. Quieres un grupo estable y una dirección que fije la meta una sola vez. Te agotan los cambios de rumbo semanales, y también un lugar donde mueven a la gente como si fueran muebles.',
    },
    careers: [
      {
        title: 'Carpintería de obra',
        text: 'La casa sube pared a pared, y quien aprende el oficio lo hace a tu lado.',
      },
      {
        title: 'Gestión de diálisis',
        text: 'Las mismas personas vienen tres veces por semana, y cada sillón tiene que estar listo.',
      },
      {
        title: 'Formación profesional',
        text: 'La gente joven recibe de ti normas firmes, práctica real y un segundo intento.',
      },
      {
        title: 'Gestión agrícola',
        text: 'El trabajo pide un empujón cada día y paciencia con el tiempo.',
      },
      {
        title: 'Supervisión de libertad condicional',
        text: 'Las visitas se repiten durante meses, y mantienes a la vez la firmeza y el trato justo.',
      },
      {
        title: 'Banca cooperativa',
        text: 'Hay metas anuales que cumplir, y las mismas familias vienen a la ventanilla durante décadas.',
      },
      {
        title: 'Despliegue de redes',
        text: 'Cuarenta sedes cambian una a una, y alguien tiene que llegar hasta la última.',
      },
      {
        title: 'Cine documental',
        text: 'Tres años con un tema piden un plan terco y paciencia con la gente que sale en él.',
      },
    ],
    goals: [
      {
        goal: 'Parar lo que no compensa',
        metric: 'Dos proyectos medidos con una cifra de parada, uno de ellos cerrado',
        firstStep: 'Elige tu proyecto más viejo y escribe la cifra con la que lo darías por acabado.',
      },
      {
        goal: 'Formar a una segunda persona',
        metric: 'Tres de tus tareas hechas sin ti por quien te sustituye',
        firstStep: 'Di a alguien del equipo qué tarea quieres que aprenda y muéstrale cómo empieza.',
      },
      {
        goal: 'Hablar las tensiones de frente',
        metric: 'Cuatro conversaciones difíciles en persona, cada una con un acuerdo',
        firstStep: 'Reserva una sala para la conversación que vas aplazando y anota qué quieres sacar de ella.',
      },
    ],
    phrases: [
      {
        say: 'Puedo encargarme de esto si te llevas el inventario de mi lista.',
        avoid: 'Da igual, eso también lo hago yo.',
      },
      {
        say: 'Le dimos cuatro meses. Creo que hay que parar, y te digo por qué.',
        avoid: 'Ya que llegamos hasta aquí, seguimos.',
      },
      {
        say: 'Callo porque estoy pensando. Nadie hizo nada mal.',
        avoid: 'No pasa nada, sigue con lo tuyo.',
      },
      {
        say: 'De acuerdo con la meta. Cambiarla otra vez cuesta dos semanas, así que decide ahora.',
        avoid: 'Veremos qué se puede hacer.',
        to: 'D',
      },
      {
        say: 'Con tu idea, el equipo se rio y escuchó. ¿Llevas tú la primera sesión el martes?',
        avoid: 'Suena bonito, pero hay trabajo.',
        to: 'I',
      },
      {
        say: 'Sé que a mí me dirías que sí de todos modos. ¿Qué quitamos para hacer sitio?',
        avoid: 'Tú y yo nos arreglaremos, como de costumbre.',
        to: 'S',
      },
      {
        say: 'Muéstrame por dónde crees que se va a romper. No sigo hasta verlo.',
        avoid: 'Hasta ahora ha aguantado bastante bien.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Disfruta un poco del ruido',
        text: 'Su idea nueva te llega en la hora de más trabajo, contada con las dos manos. Alguien con tanta energía quiere una reacción en el momento, y tu gesto con la cabeza le parece un rechazo; tú ves promesas que tu equipo tendrá que cumplir. Di algo que te guste antes de hablar de la carga, y deja que organice la fiesta de inicio.',
      },
      S: {
        title: 'Empuja menos, pregunta dos veces',
        text: 'A las dos partes les importa el grupo, así que es fácil olvidar que la otra persona quiere más tiempo que tú. Sigue tu paso por lealtad y esconde el cansancio, y un acuerdo silencioso puede enterrar un problema. Pregunta una vez en la reunión y otra a solas, y planea con la segunda respuesta.',
      },
      C: {
        title: 'Deja que pruebe el plan',
        text: 'Una persona precisa quiere saber por qué así y no de otra forma, y tú quieres avanzar. Las preguntas del tercer mes te parecen deslealtad; para quien las hace son parte del trabajo. Pon una revisión fija después de cada etapa, deja que elija qué se mide y aplica cada vez uno de sus hallazgos.',
      },
    },
  },
}
