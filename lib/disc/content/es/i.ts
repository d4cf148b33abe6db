import type { StyleContent } from '../types'

export const i: StyleContent = {
  code: 'I',
  name: 'Buen ambiente',
  nickname: 'La puerta abierta',
  preview: {
    keywords: ['Sociabilidad', 'Expresividad', 'Optimismo', 'Espontaneidad'],
    coreTraits: {
      pace: {
        title: 'Al momento',
        text: 'Contestas en el pasillo, empiezas el mismo día y ordenas los detalles después.',
      },
      perspective: {
        title: 'Quién participa',
        text: 'Antes de leer el plan, preguntas quién más participa.',
      },
      focus: {
        title: 'Las personas',
        text: 'Una buena charla con clientes cuenta como trabajo hecho, aunque no haya notas.',
      },
    },
    summary: 'Al entrar saludas tanto a la dirección como a la persona callada junto a la impresora, y la gente empieza a conversar. Dices que sí rápido. Luego llega el jueves y tienes cuatro promesas pendientes, y alguien que te creyó está esperando.',
  },
  detail: {
    description: [
      'Tu jornada empieza antes de que enciendas la pantalla. Hay tres saludos por el camino, quizá una pregunta por un perro enfermo, y a las nueve sueles saber a qué cliente le preocupa algo y qué dos colegas no se hablan. Nada de eso venía en un correo. En las reuniones hablas pronto, usas los nombres y das las gracias mientras la persona sigue en la sala. Un plan se vuelve real para ti cuando se lo has contado a alguien.',
      'El papeleo te frena. La hoja de gastos espera, el acta se queda en tu cabeza y el formulario vuelve con dos casillas vacías. Un silencio frío te pesa más que un desacuerdo abierto, así que, cuando una conversación se pone dura, buscas una broma o un tema más seguro. La gente sale de ahí de buen humor y a veces sin el mensaje. Trabajas bien donde alguien te pregunta el lunes, con amabilidad, por lo que prometiste el viernes.',
    ],
    coreValues: [
      {
        title: 'El contacto',
        text: 'Un problema que puedes hablar por teléfono te preocupa menos que uno descrito en muchos correos.',
      },
      {
        title: 'Reconocer en público',
        text: 'Das las gracias donde el resto puede oírlo, y notas cuando la dirección nunca lo hace.',
      },
      {
        title: 'Una mesa llena',
        text: 'Si alguien come a solas en la mesa de al lado, la comida no te sabe bien.',
      },
      {
        title: 'Buen humor',
        text: 'El día de inventario es largo, y quieres al menos una risa de verdad antes del último estante.',
      },
      {
        title: 'Confianza de entrada',
        text: 'Quien acaba de llegar tiene tu confianza el primer día, antes de habérsela ganado.',
      },
    ],
    strengths: [
      {
        title: 'Rompes el hielo',
        text: 'Cuando diez personas que no se conocen se sientan a empezar un proyecto, a los cinco minutos de tu primera pregunta ya se llaman por su nombre. El orden del día se retrasa, y quien lo planeó lo nota.',
      },
      {
        title: 'Elogias en voz alta',
        text: 'Por ejemplo, en la llamada del viernes nombras a quien se quedó hasta tarde por la entrega. Un trabajo menos visible queda sin nombre, porque agradeces lo que llegaste a ver.',
      },
      {
        title: 'Te repones de un no',
        text: 'Cuando a las diez te rechazan la oferta, a las once haces la siguiente llamada con buen ánimo. A menudo no preguntas el motivo.',
      },
      {
        title: 'Sabes a quién llamar',
        text: 'Cuando falta una pieza, recuerdas a la persona de otra sucursal que tuvo una de sobra. Tus contactos viven en tu cabeza, y quien te cubre en vacaciones no puede usarlos.',
      },
      {
        title: 'Animas a probar',
        text: 'Por ejemplo, en la primera clase sobre un sistema nuevo pulsas el botón equivocado, te ríes, y el resto se atreve. Tu buen humor puede tapar que la clase fue demasiado corta.',
      },
      {
        title: 'Improvisas ante el público',
        text: 'Por ejemplo, cuando falla el proyector, cuentas la historia sin diapositivas mientras alguien busca un cable. Después, dos personas recuerdan cifras distintas, porque nada quedó por escrito.',
      },
    ],
    limitations: [
      {
        title: 'Mira el calendario, luego promete',
        text: 'Dices que sí con el café en la mano, antes de abrir el calendario. El miércoles dos clientes cuentan con la misma tarde, y una de las dos citas acaba en disculpa.',
      },
      {
        title: 'Haz llegar la mala noticia',
        text: 'Das las malas noticias envueltas en tres elogios. Quien las oye se va con una sonrisa, repite el error a la semana y se sorprende al leerlo en su evaluación anual.',
      },
      {
        title: 'Ponlo por escrito',
        text: 'Los acuerdos se quedan en la conversación. Un mes después cada parte recuerda un precio distinto, y el único registro es tu memoria.',
      },
      {
        title: 'Deja pausas al resto',
        text: 'En una reunión llenas cada pausa en dos segundos. Quien necesitaba cinco se va sin decir lo que vio en el contrato.',
      },
      {
        title: 'Termina antes de seguir',
        text: 'Tu interés baja cuando lo emocionante ya pasó. El último diez por ciento del trabajo se queda en una carpeta hasta que otra persona lo cierra, de mal humor.',
      },
    ],
    developmentTips: [
      'Lleva esta semana un cuaderno pequeño en el bolsillo, y anota cada promesa antes de alejarte.',
      'Cuenta el martes hasta seis en silencio después de tu próxima pregunta, y deja que hable otra persona.',
      'Reserva treinta minutos el viernes a las dos solo para formularios, con el teléfono en otra habitación.',
      'Haz esta semana una crítica en dos frases, y luego calla hasta que la otra persona conteste.',
      'Envía esta semana, menos de una hora después de una llamada con clientes, tres líneas: qué se acordó, quién lo hace y para cuándo.',
      'Contesta a tus tres próximas peticiones diciendo a qué hora, por ejemplo a las cuatro, darás el sí o el no.',
    ],
    workStyle: {
      leadership:
        'Diriges caminando entre la gente. El equipo te oye cada día, por lo general en persona, y sabe adónde quieres ir porque lo has contado con las manos y con imágenes. Las exigencias quedan en segundo plano. Cuando alguien no llega a la meta por segunda vez, vuelves a darle ánimos, y el resto del equipo espera que digas algo.',
      teamRole:
        'Haces circular la tarjeta de cumpleaños, llevas a comer a quien acaba de llegar y consigues que dos áreas vuelvan a hablarse tras una mala semana. Puede que el equipo lo note solo cuando faltas. Procura que no sea tu única tarea: pide un encargo que lleve tu nombre, e informa sobre él como todo el mundo.',
      communication:
        'Prefieres una llamada a un mensaje, y acercarte en persona a llamar. Explicas con historias, repites lo que te gustó y lees las caras sobre la marcha. En un correo, lo importante suele estar en el cuarto párrafo. Pon la petición en la primera línea, y deja la historia para quien quiera seguir leyendo.',
      environment:
        'Lo que te va bien: un mostrador, un espacio sin paredes, visitas, caras nuevas y una dirección con tiempo para dos palabras. Lo que te agota: una oficina cerrada, gente que se aísla con música, semanas sin una reacción a tu trabajo. Si trabajas desde casa, planea dos llamadas cortas antes del mediodía; si no, a las once habrás escrito a todo el mundo solo por tener compañía.',
    },
    careers: [
      {
        title: 'Selección de personal',
        text: 'Cada día trae gente nueva, y quien se siente a gusto en la entrevista te cuenta más cosas.',
      },
      {
        title: 'Peluquería',
        text: 'La clientela vuelve por la conversación en la silla tanto como por el corte.',
      },
      {
        title: 'Actividades para mayores',
        text: 'En una residencia de mayores, una tarde de canciones necesita a alguien que empiece.',
      },
      {
        title: 'Enseñanza de informática',
        text: 'El miedo al programa nuevo baja cuando quien enseña bromea y va haciendo clic a la vez.',
      },
      {
        title: 'Enseñanza de teatro',
        text: 'Una clase de adolescentes con nervios se suelta cuando quien dirige acepta hacer el ridículo.',
      },
      {
        title: 'Trabajo comunitario',
        text: 'Los programas municipales solo llegan al barrio si alguien llama a las puertas y se queda a hablar.',
      },
      {
        title: 'Locución de radio',
        text: 'Hablar con calidez a gente que no ves, sin ensayo y con poco guion, va con tu ritmo.',
      },
      {
        title: 'Visitas guiadas',
        text: 'Cada autobús trae público nuevo, y la misma calle puede contar otra historia.',
      },
    ],
    goals: [
      {
        goal: 'Cumplir cada promesa pequeña',
        metric: 'Diez promesas anotadas, nueve de ellas cumplidas o renegociadas abiertamente',
        firstStep: 'Anota todo lo que aceptaste desde ayer y marca lo que nadie ha visto por escrito.',
      },
      {
        goal: 'Decir antes lo difícil',
        metric: 'Cuatro conversaciones sinceras, cada una con una petición clara',
        firstStep: 'Anota quién espera aún una palabra franca de tu parte, y redacta cómo empezarías.',
      },
      {
        goal: 'Cerrar lo que empiezas',
        metric: 'Tres tareas pendientes, ya acabadas y entregadas con una nota',
        firstStep: 'Abre el archivo inacabado más viejo y escribe qué es lo último que le falta.',
      },
    ],
    phrases: [
      {
        say: 'Piden un precio más bajo, y propongo un cinco por ciento. ¿De acuerdo?',
        avoid: 'Pues resulta que coincidimos en la comida, y no te imaginas qué pasó.',
        to: 'D',
      },
      {
        say: 'Me encanta el plan. ¿Quién lo escribe, tú o yo?',
        avoid: 'Va a quedar muy bien, lo demás lo vemos sobre la marcha.',
        to: 'I',
      },
      {
        say: 'Piénsalo hasta mañana. Me gustaría saber qué te preocupa del traslado.',
        avoid: 'Será divertido, ya verás, di que sí ahora.',
        to: 'S',
      },
      {
        say: 'Tengo dos cifras y una suposición. Aquí están, cada una con su etiqueta.',
        avoid: 'Créeme, saldrá bien, tengo un buen presentimiento.',
        to: 'C',
      },
      {
        say: 'Quiero ayudarte. Déjame mirar el calendario y te llamo a las cuatro.',
        avoid: 'Claro, sin problema, déjalo en mis manos.',
      },
      {
        say: 'El informe llegó tarde dos veces. ¿Qué necesitas para que el próximo llegue a tiempo?',
        avoid: 'Lo haces muy bien, quizá podrías cuidar un poquito las fechas.',
      },
      {
        say: 'Ya he hablado mucho. ¿Quién lo ve de otra manera?',
        avoid: 'Entonces hay acuerdo, qué bien, sigamos.',
      },
    ],
    workingWith: {
      D: {
        title: 'Empieza por tu conclusión',
        text: 'Quien decide rápido y aguanta mal los preámbulos quiere tu conclusión antes que tu historia. Te interrumpe, y oyes frialdad donde solo hay ganas de ahorrar tiempo; tú, por tu parte, empiezas a charlar justo cuando quiere irse. Abre la próxima conversación con una frase, tu recomendación, y espera. Si te pide más, cuenta la historia.',
      },
      S: {
        title: 'Frena y cumple',
        text: 'Alguien que trabaja a paso constante necesita que le avises con tiempo y que cumplas las citas. Tus ideas de última hora desordenan un día que había preparado con cuidado, y ponerle peros a una cara alegre le cuesta. Cuéntale un cambio dos días antes, pregunta en qué le complica el día y llega a la hora.',
      },
      C: {
        title: 'Escríbelo y déjalo',
        text: 'Quien comprueba antes de hablar necesita tus fuentes y un rato de silencio para leer. Tu entusiasmo le suena a afirmación sin respaldo, y sus preguntas te suenan a desconfianza. Deja dos páginas escritas en su escritorio y vete, aunque charlar sea más grato. Después, trata cada pregunta como una ayuda para el documento, que es lo que suele ser.',
      },
    },
  },
}
