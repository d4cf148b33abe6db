import type { StyleContent } from '../types'

export const sd: StyleContent = {
  code: 'SD',
  name: 'Motor en calma',
  nickname: 'El rumbo constante',
  preview: {
    keywords: ['Persistencia', 'Aplomo', 'Pragmatismo', 'Firmeza'],
    coreTraits: {
      pace: {
        title: 'Arranque lento, sin paradas',
        text: 'Empiezas sin prisa y sigues en marcha cuando quien hacía ruido ya se fue.',
      },
      perspective: {
        title: 'El próximo tramo',
        text: 'Miras qué tiene que estar listo cuando acabe el turno.',
      },
      focus: {
        title: 'El equipo y la meta',
        text: 'Cuidas del equipo y aun así esperas que el trabajo quede hecho.',
      },
    },
    summary: 'Rara vez alzas la voz y, sin embargo, lo que dijiste que iba a pasar suele pasar. La gente nota que la cuidas mientras sigues caminando hacia la meta. Lo pagas quedándote con la parte más pesada.',
  },
  detail: {
    description: [
      'Así es tu lunes. Antes de las nueve has pasado a ver a todo el mundo, has preguntado a dos personas cómo están y a una tercera, dónde está la pieza que falta. No hay discurso. El miércoles el trabajo más duro de la lista está hecho, a menudo por ti y cuando el resto ya se fue. Las discusiones te desagradan, pero un trabajo sin acabar te molesta más, y eso decide qué pasa cuando una empresa entrega tarde por tercera vez: primero una llamada amable, luego un plazo, luego otra empresa.',
      'Dos deseos tiran de ti: que todo el mundo esté bien y que el trabajo salga. Durante semanas parece ganar el primero: cubres, esperas, explicas otra vez. Luego alguien cruza una línea que solo veías tú, y tu respuesta es corta y definitiva, para sorpresa de quien te creía de trato fácil. La presión de arriba logra lo contrario: cuanto más te empujan, más despacio vas, hasta que te dan un motivo que puedas respetar.',
    ],
    coreValues: [
      {
        title: 'No dejar nada a medias',
        text: 'Una estantería a medio hacer en el rincón te molesta más que una fea.',
      },
      {
        title: 'Hechos más que palabras',
        text: 'Juzgas una promesa por lo que hay el viernes en el banco de trabajo.',
      },
      {
        title: 'Responder por tu gente',
        text: 'Si la oficina central culpa a tu gente, la defiendes en público y lo arreglas después a solas.',
      },
      {
        title: 'Espacio para trabajar',
        text: 'Quieres que te expliquen la meta una vez y te dejen a ti el método.',
      },
      {
        title: 'El mismo trato',
        text: 'Te molestan los favores en la lista de vacaciones, incluso cuando el favor es para ti.',
      },
    ],
    strengths: [
      {
        title: 'Empujas sin gritar',
        text: 'Por ejemplo, vas al área que se retrasa, te sientas y vuelves con una fecha de entrega. Como pareció fácil, la próxima área con retraso también te toca a ti.',
      },
      {
        title: 'Sigues tras un revés',
        text: 'Si en marzo te niegan el permiso, en abril lo pides otra vez con el plano que faltaba, y puede que continúes mucho después de que el proyecto perdiera sentido.',
      },
      {
        title: 'Te quedas con lo duro',
        text: 'Por ejemplo, en la mañana más fría descargas el camión con el equipo en vez de mirar, mientras el plan, las llamadas y el pedido siguiente esperan.',
      },
      {
        title: 'Serenas a un equipo inquieto',
        text: 'Tras la noticia de los despidos das a cada persona una tarea clara para ese día. Tu propia preocupación se queda sin turno, y sale más tarde, en casa.',
      },
      {
        title: 'Mantienes tu cifra con amabilidad',
        text: 'Cuando quien compra regatea, repites tres veces el mismo número, con buenas palabras y un café. A veces la otra parte traía una oferta que convenía oír.',
      },
      {
        title: 'Conviertes planes en pasos',
        text: 'Por ejemplo, de una idea vaga de la dirección salen antes del mediodía cinco tareas con un nombre al lado, y la mayor de las cinco suele llevar el tuyo.',
      },
    ],
    limitations: [
      {
        title: 'Reparte también lo pesado',
        text: 'Das las tareas fáciles y te quedas con la difícil para ahorrársela al equipo, así que la gente aprende poco y todo el calendario descansa en tu espalda.',
      },
      {
        title: 'Quéjate cuando aún es poco',
        text: 'Retrasos, informes descuidados, un taladro prestado: cuentas en silencio hasta la décima vez. Entonces respondes por las diez juntas, y la otra persona solo sabe de una.',
      },
      {
        title: 'Pregunta a tiempo el motivo',
        text: 'Ante una orden sin explicación vas más despacio y no dices nada. Quien te dirige ve una negativa, y una pregunta de dos minutos se vuelve una disputa de dos semanas.',
      },
      {
        title: 'Describe el resultado',
        text: 'En tu cabeza el resultado está claro, así que te ahorras describirlo. El equipo se esfuerza, cada cual hacia un lado algo distinto, y hay piezas que se hacen dos veces.',
      },
      {
        title: 'Informa mientras avanzas',
        text: 'Por ejemplo, la oficina central sabe de ti cuando el trabajo está hecho; mientras callas, se imagina problemas y manda a alguien a inspeccionar.',
      },
    ],
    developmentTips: [
      'Cede la tarea más dura de tu lista del lunes, explícala diez minutos y no te metas en ella hasta el miércoles a mediodía.',
      'Cuenta una molestia el mismo día a quien la causó, antes de irte a casa.',
      'Envía tres líneas a quien te dirige, el jueves a las tres: qué está hecho, qué está detenido, qué viene ahora.',
      'Dibuja el resultado final en la pizarra del equipo, y pregunta a dos personas qué harían primero.',
      'Pregunta en voz alta, en menos de una hora, el porqué de la próxima orden que querrías ignorar.',
      'Vete dos tardes a las cinco y media, y anota qué salió de verdad mal por tu ausencia.',
    ],
    workStyle: {
      leadership:
        'El equipo te ve trabajar antes de oírte pedir nada. Pones pocas reglas, las mantienes para todo el mundo y das una vuelta para ver cómo va el trabajo. En los apuros dices tus frases más claras, y la gente las sigue. Necesita oírte más cuando las cosas van bien: adónde va esto, por qué importa y qué te pareció lo último que hizo.',
      teamRole:
        'La discusión la abre otra gente, y tú llegas con las herramientas. Cuando un proyecto se detiene, encuentras dónde está atascado y te quedas ahí hasta que avanza. A tu lado las disputas suelen apagarse, en parte porque te niegas a tomar partido. Enseña antes tu plan al grupo; si no, esperará a que lo arregles tú.',
      communication:
        'Pocas palabras, dichas con calma y sin adornos. Prefieres una charla corta junto a la máquina a una llamada con diapositivas. Tu cuidado se ve en lo que haces, así que puede que la gente no lo note, ni tampoco tu molestia. Ayudan dos frases más: qué quieres y, de uno a cinco, qué importancia tiene.',
      environment:
        'Necesitas una meta de verdad, un equipo estable y poder decidir tus horas y tu método. Lo tuyo es el trabajo con un final visible: una casa, una cosecha, una mudanza de oficinas. Los informes constantes, la rivalidad en la dirección y los objetivos que cambian cada semana sacan tu lado terco. Donde el esfuerzo se ve, te quedas años.',
    },
    careers: [
      {
        title: 'Obras de carretera',
        text: 'La lluvia, el tráfico y los nervios piden a alguien que conserve la calma y cumpla las fechas.',
      },
      {
        title: 'Supervisión de enfermería',
        text: 'Cuando no queda una cama libre hacen falta un reparto justo y alguien que decida sin ruido.',
      },
      {
        title: 'Servicio informático',
        text: 'Durante una avería proteges a quien la repara y mantienes el arreglo en marcha.',
      },
      {
        title: 'Brigada contra incendios',
        text: 'Allí los simulacros, la confianza y las órdenes cortas valen más que los discursos.',
      },
      {
        title: 'Subdirección escolar',
        text: 'Puedes tratar bien a quien rompió una regla y, aun así, mantenerla.',
      },
      {
        title: 'Gestión de almacén',
        text: 'Los camiones salen a su hora, y al día siguiente el equipo vuelve.',
      },
      {
        title: 'Coordinación escénica',
        text: 'Quien actúa encuentra en ti paciencia para sus nervios, y el telón sube puntual.',
      },
      {
        title: 'Fisioterapia',
        text: 'Hacen falta un trato suave y el valor de pedir una repetición más.',
      },
    ],
    goals: [
      {
        goal: 'Ceder un trabajo difícil',
        metric: 'Tres tareas difíciles que otra persona termina sin tu ayuda',
        firstStep: 'Marca con un círculo la tarea más pesada de tu lista y pregunta por escrito a alguien si puede encargarse.',
      },
      {
        goal: 'Hablar el primer día',
        metric: 'Seis molestias dichas el día en que ocurrieron',
        firstStep: 'Busca la queja más vieja que te guardas y escribe su primera frase.',
      },
      {
        goal: 'Contar el plan al empezar',
        metric: 'Cuatro explicaciones breves antes de ponerse a trabajar',
        firstStep: 'Dibuja en cinco pasos lo que tienes entre manos y enséñaselo a alguien del equipo.',
      },
    ],
    phrases: [
      {
        say: 'Lo hago. Dime antes por qué tiene que ser esta semana.',
        avoid: 'Bueno. Ya lo haré cuando pueda.',
        to: 'D',
      },
      {
        say: 'Buena idea. Elige una parte, y después de comer la empezamos tú y yo.',
        avoid: 'Acabemos primero lo que ya anda por aquí a medias.',
        to: 'I',
      },
      {
        say: 'Llevas un mes cubriendo el primer turno. ¿A quién le toca ahora?',
        avoid: 'Se te nota el cansancio, pero hay que aguantar.',
        to: 'S',
      },
      {
        say: 'De tu revisión salen dos fallos de verdad. Los arreglo ahora y entrego lo demás.',
        avoid: 'Se puede revisar toda la vida, pero alguien tiene que trabajar.',
        to: 'C',
      },
      {
        say: 'Es la segunda vez que el camión vuelve sin combustible. A partir de ahora, déjalo lleno, por favor.',
        avoid: 'Olvídalo, anoche volví a llenarlo yo.',
      },
      {
        say: 'Esto es tuyo. Es difícil, y a las cuatro estoy aquí para tus preguntas.',
        avoid: 'Deja, lo hago yo y acabo antes.',
      },
      {
        say: 'Vamos por la mitad y con una semana de retraso. Me hace falta una persona más hasta el viernes.',
        avoid: 'No te preocupes, ya saldrá.',
      },
    ],
    workingWith: {
      D: {
        title: 'Resiste pronto y con números',
        text: 'Aquí dos personas quieren ver el trabajo acabado, y por eso se entienden bien y chocan fuerte. Una empuja con velocidad y volumen; tú respondes sin moverte, y nadie lo dice. Tu límite debe conocerse antes de que alguien llegue a él. Dilo al empezar: cuánta gente, cuántos días y qué parte no vas a recortar.',
      },
      I: {
        title: 'Que reúna a la gente',
        text: 'La charla de una persona sociable te parece un retraso, y tu silencio le parece un rechazo. Lo que necesita es una reacción que se vea: una cabeza que asiente, una risa, un comentario sobre la idea. También sabe ganarse un área a la que tendrías que ir cinco veces. Pídele que haga por ti esa llamada y dale las gracias en público.',
      },
      C: {
        title: 'Acuerda qué es terminar',
        text: 'Quien trabaja con cuidado quiere fijar la norma antes del primer corte, y tú quieres que el corte esté hecho. Mientras busca errores, tú ya has empezado; te reprocha descuido y le reprochas lentitud. Dedica quince minutos a escribir tres condiciones para dar el trabajo por terminado. Después, deja que inspeccione antes de pasar a la etapa siguiente.',
      },
    },
  },
}
