import type { StyleContent } from '../types'

export const ds: StyleContent = {
  code: 'DS',
  name: 'Piedra a piedra',
  nickname: 'El último kilómetro',
  preview: {
    keywords: ['Tenacidad', 'Realismo', 'Protección', 'Determinación'],
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
      'Piensa en el almacén que en primavera todo el mundo quería ordenar. En otoño casi nadie se acuerda, y un sábado estás allí con las etiquetas de la última fila, porque dijiste que quedaría hecho. Empujas, pero a ritmo constante, y te fijas en quién se cansa. Si alguien tiene a su bebé con fiebre, recibe el turno fácil sin pedirlo dos veces; si alguien se va antes de tiempo sin decir nada, te oye a la mañana siguiente.',
      'Una parte de ti quiere el resultado ya, y otra cuida del grupo. Unos días aprietas, otros esperas, y a veces la gente no sabe qué día toca. Cuando esas dos partes chocan, a menudo lo resuelves con tu propio trabajo extra: hay paz, y las tardes se te llenan. El cambio que empiezas tú te resulta fácil; el que viene de la oficina central da con un muro amable, que a veces dura más de lo que justifican los hechos.',
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
        text: 'Prefieres construir una rampa para sillas de ruedas a aguantar una charla sobre accesibilidad.',
      },
      {
        title: 'Cuidar de tu turno',
        text: 'La presión de arriba se queda contigo y no llega a quien lleva menos tiempo en el turno.',
      },
      {
        title: 'Aguante',
        text: 'Respetas más a quien volvió después de un invierno difícil que a quien tuvo una buena semana.',
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
        text: 'Por ejemplo, te pones al lado de quien empaqueta más despacio, muestras el gesto una vez y te quedas hasta que le sale; otros tres puestos te esperan.',
      },
      {
        title: 'Enseñas con las manos',
        text: 'A quien acaba de llegar le das el primer día herramientas de verdad y trabajas a su lado hasta el mediodía. Para quien aprende mirando, es demasiado pronto.',
      },
      {
        title: 'Atiendes la queja',
        text: 'Cuando alguien grita por unos muebles de cocina que no llegan, escuchas hasta el final, das una sola fecha y la cumples. Como no pareció molestarte, también te pasan la siguiente llamada furiosa.',
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
        text: 'Vas al grano con las tareas y despacio con lo que duele, así que una pelea entre dos personas que trabajan bien dura semanas y crea dos bandos en el descanso.',
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
      'Habla con las dos personas que se evitan, diez minutos con cada una, antes de las doce del miércoles.',
      'Visita un equipo que haga tu trabajo de otro modo, quédate treinta minutos y llévate una costumbre.',
    ],
    workStyle: {
      leadership:
        'El equipo te ve en la puerta antes del turno y otra vez después. Pides mucho, rara vez cambias la meta y asumes la culpa en lugar de pasarla hacia abajo. Deja que alguien más cargue con parte de ese peso: nombra a una persona que decida durante tus vacaciones, y a la vuelta no reabras lo que decidió.',
      teamRole: 'Cuando el proyecto cumple un año, aún tienes la primera lista. El resto trae ideas, y tú las conviertes en un calendario con pausas. El peligro es que todo acabe descansando en ti. Di en la primera reunión qué parte no es tuya, y escribe al lado un segundo nombre.',
      communication: 'Dices poco y lo dices claro, más a menudo codo a codo que a través de una mesa. Las malas noticias las das en persona, pero lo que pensaste antes se pierde. Cinco líneas por semana en un papel, junto a la máquina de café, permiten que la gente siga tus razones y las corrija a tiempo.',
      environment:
        'Te llenan los proyectos largos con algo que tocar al final: un edificio, un equipo bien preparado, un rebaño, un sistema que funciona de noche. Quieres un grupo estable y una dirección que fije la meta una sola vez. Te agotan los cambios de rumbo semanales, y también un lugar donde mueven a la gente como si fueran muebles.',
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
        title: 'Enseñanza de oficios',
        text: 'La gente joven recibe de ti normas firmes, práctica real y un segundo intento.',
      },
      {
        title: 'Gestión agrícola',
        text: 'El trabajo pide un empujón cada día y paciencia con el clima.',
      },
      {
        title: 'Supervisión de libertad condicional',
        text: 'La misma gente vuelve durante meses, y tu trato sigue firme y justo.',
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
        text: 'Para pasar tres años con un tema hacen falta un plan tenaz y paciencia con la gente que sale en él.',
      },
    ],
    goals: [
      {
        goal: 'Parar lo que no compensa',
        metric: 'Dos proyectos medidos con una cifra límite, uno de ellos cerrado',
        firstStep: 'Elige tu proyecto más viejo y escribe la cifra con la que lo darías por acabado.',
      },
      {
        goal: 'Preparar a una segunda persona',
        metric: 'Tres de tus tareas hechas sin ti por tu suplente',
        firstStep: 'Di a alguien del equipo qué tarea quieres que aprenda y muéstrale cómo empieza.',
      },
      {
        goal: 'Resolver tensiones cara a cara',
        metric: 'Cuatro conversaciones difíciles en persona, cada una con un acuerdo',
        firstStep: 'Reserva una sala para la conversación que vas aplazando y anota qué quieres sacar de ella.',
      },
    ],
    phrases: [
      {
        say: 'Puedo encargarme de esto si tú te ocupas del inventario.',
        avoid: 'No importa, eso también lo hago yo.',
      },
      {
        say: 'Le dimos cuatro meses. Creo que hay que parar, y te digo por qué.',
        avoid: 'A estas alturas, seguimos.',
      },
      {
        say: 'Callo porque estoy pensando. Esto no va contra nadie.',
        avoid: 'No pasa nada, sigue con lo tuyo.',
      },
      {
        say: 'De acuerdo con la meta. Cambiarla otra vez cuesta dos semanas, así que decide ahora.',
        avoid: 'Veremos qué se puede hacer.',
        to: 'D',
      },
      {
        say: 'Con tu idea, el equipo se ríe y además escucha. ¿Diriges tú la primera sesión el martes?',
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
        text: 'Su idea nueva te llega en la hora de más trabajo, contada con las dos manos. Alguien con tanta energía quiere una reacción en el momento, y si solo asientes, le parece un rechazo; tú ves promesas que tu equipo tendrá que cumplir. Di algo que te guste antes de hablar de la carga, y deja que organice la fiesta de lanzamiento.',
      },
      S: {
        title: 'Empuja menos, pregunta dos veces',
        text: 'A las dos partes les importa el grupo, así que es fácil olvidar que la otra persona quiere más tiempo que tú. Por lealtad te sigue el paso y no deja ver el cansancio, y un acuerdo silencioso puede enterrar un problema. Pregunta una vez en la reunión y otra a solas, y planea con la segunda respuesta.',
      },
      C: {
        title: 'Deja que pruebe el plan',
        text: 'Quien cuida la precisión quiere saber por qué así y no de otra forma, y tú quieres avanzar. Las preguntas del tercer mes te parecen deslealtad; para esa persona son parte del trabajo. Pon una revisión fija después de cada etapa, deja que elija qué se mide y aplica cada vez uno de sus hallazgos.',
      },
    },
  },
}
