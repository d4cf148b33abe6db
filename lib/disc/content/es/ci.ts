import type { StyleContent } from '../types'

export const ci: StyleContent = {
  code: 'CI',
  name: 'Saber en voz alta',
  nickname: 'La pizarra',
  preview: {
    keywords: ['Curiosidad', 'Estudio', 'Viveza', 'Conversación'],
    coreTraits: {
      pace: {
        title: 'Silencio y después viveza',
        text: 'Callas una mañana entera, y antes de comer lo explicas todo.',
      },
      perspective: {
        title: 'Detalle con dibujo',
        text: 'Cada dato que reúnes busca el dibujo al que pertenece.',
      },
      focus: {
        title: 'El tema y su público',
        text: 'Primero va el tema y, justo detrás, la cara de alguien que lo entiende.',
      },
    },
    summary: 'Te metes en un tema hasta verlo claro, y entonces te urge dibujárselo a alguien. La gente se va de tu mesa con un esquema. Lo que se pierde es la brevedad: una pregunta de dos minutos puede llevar veinte.',
  },
  detail: {
    description: [
      'Alguien pasa a preguntar cómo funcionan los precios nuevos. Llevas dos tardes dentro de esa hoja de cálculo, así que vas a la pizarra, dibujas tres cajas, borras una y pones un ejemplo con café. Al cuarto de hora hay cuatro personas alrededor, y una saca una foto. Para ti es lo mejor de la semana, y el informe que deberías estar escribiendo sigue en la página uno.',
      'Necesitas que sea correcto, y necesitas que te escuchen. A solas en tu mesa revisas las notas al pie; delante de un grupo te oyes prometer una cifra que no has comprobado. Luego la corriges por correo antes de medianoche. Una crítica al contenido te interesa si llega en privado. Dicha en público, la misma frase se queda contigo varios días. Una semana sin gente te apaga, y un día entero de reuniones te deja sin nada nuevo que decir.',
    ],
    coreValues: [
      {
        title: 'Entender de verdad',
        text: 'No das algo por entendido hasta que otra persona puede explicártelo a ti.',
      },
      {
        title: 'La buena forma',
        text: 'Un esquema descuidado te molesta tanto como uno equivocado.',
      },
      {
        title: 'Aprender cada día',
        text: 'Un día de trabajo en que no aprendiste nada te parece perdido.',
      },
      {
        title: 'Interés sincero',
        text: 'Una pregunta más desde la última fila te alegra más que un aplauso.',
      },
      {
        title: 'Ideas con su nombre',
        text: 'Cuando tu gráfico aparece con otro nombre, lo notas, y duele.',
      },
    ],
    strengths: [
      {
        title: 'Explicas con un esquema',
        text: 'Por ejemplo, el turno de noche no sigue la nueva regla del almacén hasta que la dibujas en tres minutos sobre una caja de cartón; luego hablas una hora de excepciones por las que nadie preguntó.',
      },
      {
        title: 'Lo sabes sin diapositivas',
        text: 'Por ejemplo, cuando se apaga la pantalla, das la misma charla con un lápiz y no pierdes ni un dato. Detrás de esos veinte minutos hay dos fines de semana de preparación.',
      },
      {
        title: 'Acercas dos áreas',
        text: 'Por ejemplo, explicas a ventas qué quiere ingeniería, y a ingeniería qué quiere ventas, hasta que las dos asienten. Las dos te siguen llamando, y tu propio trabajo empieza después de las cinco.',
      },
      {
        title: 'Aprendes con ventaja',
        text: 'Por ejemplo, meses antes de que rija una ley la has leído y das una charla a mediodía con hojas impresas, mientras las facturas que debías enviar esa semana siguen en tu mesa.',
      },
      {
        title: 'Enseñas sin humillar',
        text: 'Cuando alguien pregunta lo mismo por tercera vez, encuentras un tercer ejemplo. Es un trabajo paciente, y la fecha que se mueve es la tuya.',
      },
      {
        title: 'Vuelves imagen los datos',
        text: 'Por ejemplo, en un año de cartas de queja ves que casi todas llegan después de un día festivo, y lo muestras en un solo gráfico, que pasa por cinco versiones de color antes de que alguien lo vea.',
      },
    ],
    limitations: [
      {
        title: 'Para en la respuesta',
        text: 'Das la historia, la excepción y una pregunta mejor. Quien preguntó tiene que tomar el autobús, y se va sin la línea que necesitaba.',
      },
      {
        title: 'Comprueba antes de prometer',
        text: 'Ante unas caras atentas, una suposición te sale como cifra; la corriges esa noche, y la gente confía menos en la siguiente.',
      },
      {
        title: 'Deja pequeño un comentario',
        text: 'Por ejemplo, una sola pregunta crítica en público se lleva dos días, en los que rehaces las diapositivas y evitas a quien la hizo.',
      },
      {
        title: 'Escribe también el manual',
        text: 'El concepto te entusiasma; documentarlo, no. Tres de tus herramientas no están descritas en ninguna parte, y en tus días libres el equipo no puede seguir.',
      },
      {
        title: 'Elige un solo público',
        text: 'Tu informe quiere servir a la vez a quien sabe y a quien empieza, así que crece hasta treinta páginas, y todo el mundo salta al final.',
      },
    ],
    developmentTips: [
      'Contesta cinco veces esta semana primero en una frase, y solo después pregunta si quieren el dibujo.',
      'Pon un reloj al lado de la pizarra, y aléjate de ella a los siete minutos.',
      'Anota el martes cada cifra que supongas en voz alta, y compruébalas todas antes de irte a casa.',
      'Reserva el viernes de nueve a once para documentar, y deja el chat cerrado las dos horas.',
      'Invita a una persona crítica a media hora a solas antes de tu próxima presentación, e incluye sus dos preguntas más duras.',
      'Borra un tercio de tus diapositivas la noche antes de la charla, y empieza por las que más te gustan.',
    ],
    workStyle: {
      leadership:
        'Tu gente aprende mucho de ti. Explicas el porqué, dibujas el sistema entero y disfrutas cuando alguien en prácticas le encuentra un error. Las decisiones lo pagan, porque cada una se convierte en un seminario: empieza la reunión por la que necesitas y corta el debate diez minutos antes. Elogia la tarea terminada con el mismo calor que la idea brillante.',
      teamRole:
        'Te vas con un lío de notas y vuelves con un dibujo que todo el mundo puede señalar. Los talleres, los días de formación y las primeras demostraciones te llegan por costumbre. La rutina de en medio le toca a quien queda, y esa persona lo nota. Toma cada semana una tarea aburrida de la lista y ciérrala tú.',
      communication:
        'Explicas de pie, junto a la pizarra, y miras las caras en busca del momento en que se entiende. Tus mensajes empiezan cortos y ganan tres párrafos antes de salir. Si nadie reacciona, añades un ejemplo, aunque ayudaría más una pregunta. Deja que la otra parte hable la mitad del tiempo, y escribe la última línea del correo antes que la primera.',
      environment:
        'Con una biblioteca por la mañana y un público por la tarde, tu día funciona. Necesitas cerca gente a la que le guste una buena discusión, y una puerta para las horas de estudio. Las reglas sin motivo y las reuniones con las cámaras apagadas te quitan energía. Donde mejor piensas es ante una pared en la que se puede escribir.',
    },
    careers: [
      {
        title: 'Enseñanza de matemáticas',
        text: 'Una regla difícil, treinta caras y una quinta manera de dibujarla.',
      },
      {
        title: 'Ingeniería de preventa',
        text: 'Conoces el producto a fondo y lo muestras a gente que duda antes de comprar.',
      },
      {
        title: 'Periodismo de datos',
        text: 'Semanas de búsqueda acaban en un gráfico que discute la ciudad entera.',
      },
      {
        title: 'Nutrición',
        text: 'Conviertes los valores del laboratorio en un plato que cada paciente puede imaginar.',
      },
      {
        title: 'Enseñanza de oficios',
        text: 'Explicas el cableado y luego miras cómo alguien en prácticas lo hace bien.',
      },
      {
        title: 'Diseño de exposiciones',
        text: 'Lo investigado se vuelve una sala, y alguien de seis años pulsa el botón que pensaste.',
      },
      {
        title: 'Parques naturales',
        text: 'Estudias el valle todo el invierno y en verano cuentas su historia.',
      },
      {
        title: 'Análisis de negocio',
        text: 'Un deseo vago se vuelve un diagrama en el que dos áreas se ponen de acuerdo.',
      },
    ],
    goals: [
      {
        goal: 'Contestar primero en una frase',
        metric: 'Quince preguntas contestadas en una línea antes de cualquier detalle',
        firstStep: 'Abre tu última respuesta larga y escribe arriba, en una línea, lo que dice.',
      },
      {
        goal: 'Documentar lo no escrito',
        metric: 'Tres herramientas o rutinas descritas de modo que alguien pueda usarlas',
        firstStep: 'Haz una lista de las tareas que se paran cuando no estás, y rodea la peor.',
      },
      {
        goal: 'Pedir críticas antes de hablar',
        metric: 'Cuatro presentaciones ensayadas antes con una persona crítica',
        firstStep: 'Pide a quien más suele dudar veinte minutos para tus diapositivas.',
      },
    ],
    phrases: [
      {
        say: 'En corto: la opción dos, ahorra nueve días. El dibujo está aquí por si lo quieres.',
        avoid: 'Para entenderlo hay que volver al principio.',
        to: 'D',
      },
      {
        say: 'Tenemos diez minutos y cuatro ideas. ¿Elegimos una y la terminamos?',
        avoid: 'Ah, eso me recuerda otra cosa muy distinta.',
        to: 'I',
      },
      {
        say: 'Llevo diez minutos hablando. ¿Qué cambiaría para tu equipo en un día normal?',
        avoid: 'En cuanto ves el dibujo, todo es pura lógica.',
        to: 'S',
      },
      {
        say: 'Esa cifra era una suposición. Antes del mediodía te mando la fuente.',
        avoid: 'Más o menos, así por encima, será un cuarenta por ciento.',
        to: 'C',
      },
      {
        say: 'Aquí va la respuesta en una línea. Dime si quieres más.',
        avoid: 'Qué tema tan interesante, empiezo por el principio.',
      },
      {
        say: 'Es una crítica justa. ¿La vemos después de la reunión?',
        avoid: 'Creo que no acabaste de entender la diapositiva.',
      },
      {
        say: 'Puedo explicarlo el viernes. Hasta entonces, los pasos están en la página dos.',
        avoid: 'Claro, te lo enseño ahora en un momento.',
      },
    ],
    workingWith: {
      D: {
        title: 'Guarda el dibujo',
        text: 'A quien espera con impaciencia al otro lado de la mesa, el sistema le sobra: necesita saber qué hacer, para cuándo y cuánto cuesta. Te parece que te corta en la tercera diapositiva, y llevaba esperando desde la primera. Enseña la última al empezar y deja de hablar. Si pregunta cómo llegaste ahí, tienes permiso para un dibujo.',
      },
      I: {
        title: 'Escoge una sola idea',
        text: 'Con una persona sociable y espontánea, una hora pasa rápido y la pizarra se llena. Lo que falta al final es un nombre y una fecha junto a alguna de esas cosas. Su entusiasmo te lleva más allá de los datos, y después te pesa lo que se anunció. Fotografía la pizarra, elige un punto y acuerda quién lo escribe antes de salir de la sala.',
      },
      S: {
        title: 'Déjale el esquema',
        text: 'Alguien que habla poco y ayuda mucho sabe escuchar, así que lo tomas por un sí y sigues. En realidad se pregunta qué hará tu sistema nuevo con la rutina que hoy funciona. Tu energía puede sentirse como presión. Dale el esquema para que se lo lleve, vuelve un día después y pregunta qué paso le preocupa más. Luego cambia ese paso.',
      },
    },
  },
}
