import type { StyleContent } from '../types'

export const ci: StyleContent = {
  code: 'CI',
  name: 'Saber en voz alta',
  nickname: 'La pizarra',
  preview: {
    keywords: ['Curiosidad', 'Estudio', 'Vivacidad', 'Conversación'],
    coreTraits: {
      pace: {
        title: 'Silencio y después charla',
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
      'Alguien pasa a preguntar cómo funcionan los precios nuevos. Llevas dos tardes dentro de esa hoja de cálculo, así que vas a la pizarra, dibujas tres recuadros, borras uno y pones un ejemplo con el precio del café. Al cuarto de hora hay cuatro personas alrededor, y alguien saca una foto. Para ti es lo mejor de la semana, y el informe que deberías estar escribiendo sigue en la página uno.',
      'Necesitas que lo que dices sea correcto, y necesitas que te escuchen. A solas en tu mesa revisas las notas al pie; delante de un grupo te oyes prometer una cifra que no has comprobado. Luego la corriges por correo antes de medianoche. Una crítica al contenido te interesa si llega en privado. Dicha en público, la misma frase se queda contigo varios días. Una semana sin gente te apaga, y un día entero de reuniones te deja sin nada nuevo que decir.',
    ],
    coreValues: [
      {
        title: 'Entender de verdad',
        text: 'No das algo por entendido hasta que otra persona puede explicártelo a ti.',
      },
      {
        title: 'Un dibujo bien hecho',
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
        text: 'Por ejemplo, el turno de noche no aplica la nueva regla del almacén hasta que la dibujas en tres minutos sobre una caja de cartón; luego hablas una hora de excepciones por las que nadie preguntó.',
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
        title: 'Aprendes antes de necesitarlo',
        text: 'Por ejemplo, meses antes de que una ley entre en vigor ya la has leído y das una charla a mediodía con hojas impresas, mientras las facturas que debías enviar esa semana siguen en tu mesa.',
      },
      {
        title: 'Enseñas sin humillar',
        text: 'Cuando alguien pregunta lo mismo por tercera vez, encuentras un tercer ejemplo. Hace falta paciencia, y el plazo que se mueve es el tuyo.',
      },
      {
        title: 'Conviertes datos en imágenes',
        text: 'Por ejemplo, al repasar un año de cartas de queja ves que la mayoría llega después de un día festivo, y lo muestras en un solo gráfico, que pasa por cinco versiones de color antes de que alguien lo vea.',
      },
    ],
    limitations: [
      {
        title: 'Detente en la respuesta',
        text: 'Das la historia, la excepción y una pregunta mejor. Quien preguntó tiene que tomar el autobús, y se va sin la línea que necesitaba.',
      },
      {
        title: 'Comprueba antes la cifra',
        text: 'Ante unas caras atentas, una suposición te sale como cifra; la corriges esa noche, y la gente confía menos en la siguiente.',
      },
      {
        title: 'Quita peso a un comentario',
        text: 'Por ejemplo, una sola pregunta crítica en público te cuesta dos días, en los que rehaces las diapositivas y evitas a quien la hizo.',
      },
      {
        title: 'Escribe también el manual',
        text: 'El concepto te entusiasma; documentarlo, no. Tres de tus herramientas no están descritas en ninguna parte, y en tus días libres el equipo no puede seguir.',
      },
      {
        title: 'Elige un solo público',
        text: 'Tu informe quiere servir a la vez a quien sabe y a quien empieza, así que crece hasta treinta páginas, y cada cual salta al final.',
      },
    ],
    developmentTips: [
      'Contesta primero en una frase, cinco veces esta semana, y solo después pregunta si quieren el dibujo.',
      'Pon una alarma de siete minutos junto a la pizarra, y aléjate de ella cuando suene.',
      'Anota el martes cada cifra que supongas en voz alta, y compruébalas todas antes de irte a casa.',
      'Reserva el viernes de nueve a once para documentar, y deja el chat cerrado las dos horas.',
      'Ensaya media hora con una persona crítica, sin público, antes de tu próxima presentación, e incluye sus dos preguntas más duras.',
      'Borra un tercio de tus diapositivas la noche anterior a la charla, y empieza por las que más te gustan.',
    ],
    workStyle: {
      leadership:
        'Tu gente aprende mucho de ti. Explicas el porqué, dibujas el sistema entero y disfrutas cuando quien acaba de empezar le encuentra un error. Las decisiones lo pagan, porque cada una se convierte en un seminario: empieza la reunión por la que hay que tomar y corta el debate diez minutos antes de la hora. Elogia la tarea terminada con el mismo calor que la idea brillante.',
      teamRole:
        'Te vas con un lío de notas y vuelves con un dibujo que todo el mundo puede señalar. Los talleres, los cursos y las primeras demostraciones a clientes te tocan por costumbre. La rutina de en medio le toca a quien queda, y esa persona lo nota. Toma cada semana una tarea aburrida de la lista y ciérrala tú.',
      communication:
        'Explicas de pie, junto a la pizarra, y miras las caras en busca del momento en que se entiende. Tus mensajes empiezan cortos y ganan tres párrafos antes de salir. Si nadie reacciona, añades un ejemplo, aunque ayudaría más una pregunta. Deja que la otra parte hable la mitad del tiempo, y escribe la última línea del correo antes que la primera.',
      environment:
        'Tu día funciona con biblioteca por la mañana y público por la tarde. Necesitas cerca gente a la que le guste una buena discusión, y una puerta cerrada para las horas de estudio. Las reglas sin motivo y las reuniones con las cámaras apagadas te quitan energía. Donde mejor piensas es ante una pared en la que se puede escribir.',
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
        title: 'Escuela de oficios',
        text: 'Explicas el cableado y luego miras cómo quien aprende lo hace bien.',
      },
      {
        title: 'Diseño de exposiciones',
        text: 'Lo investigado se vuelve una sala, y unas manos pequeñas pulsan el botón que ideaste.',
      },
      {
        title: 'Parques naturales',
        text: 'Estudias el valle todo el invierno y en verano cuentas su historia.',
      },
      {
        title: 'Análisis de negocio',
        text: 'Una petición vaga se vuelve un diagrama en el que dos áreas se ponen de acuerdo.',
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
        firstStep: 'Anota las tareas que se detienen cuando no estás, y marca la peor.',
      },
      {
        goal: 'Pedir críticas antes de hablar',
        metric: 'Cuatro presentaciones ensayadas antes con una persona crítica',
        firstStep: 'Pide a la persona que más suele dudar que dedique veinte minutos a tus diapositivas.',
      },
    ],
    phrases: [
      {
        say: 'En resumen: la opción dos, que ahorra nueve días. El dibujo está aquí por si lo quieres.',
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
        avoid: 'Más o menos, a ojo, será un cuarenta por ciento.',
        to: 'C',
      },
      {
        say: 'Aquí va la respuesta en una línea. Dime si quieres más.',
        avoid: 'Qué tema tan interesante, empiezo por el principio.',
      },
      {
        say: 'Esa crítica tiene sentido. ¿La vemos después de la reunión?',
        avoid: 'Creo que no entiendes bien la diapositiva.',
      },
      {
        say: 'Puedo explicarlo el viernes. Hasta entonces, los pasos están en la página dos.',
        avoid: 'Claro, te lo enseño ahora en un momento.',
      },
    ],
    workingWith: {
      D: {
        title: 'Guarda el dibujo para después',
        text: 'A quien espera con impaciencia al otro lado de la mesa, el sistema le sobra: necesita saber qué hacer, para cuándo y cuánto cuesta. Te parece que te corta en la tercera diapositiva, y llevaba esperando desde la primera. Enseña la última al empezar y deja de hablar. Si pregunta cómo llegaste ahí, tienes permiso para un dibujo.',
      },
      I: {
        title: 'Escoge una sola idea',
        text: 'Con una persona sociable y espontánea, una hora pasa rápido y la pizarra se llena. Lo que falta al final es un nombre y una fecha junto a alguna de esas cosas. Su entusiasmo te lleva más allá de los datos, y después te pesa lo que se anunció. Fotografía la pizarra, elige un punto y acuerda quién lo escribe antes de salir de la sala.',
      },
      S: {
        title: 'Déjale el esquema',
        text: 'Alguien que habla poco y ayuda mucho sabe escuchar, así que tomas su silencio por un sí y sigues. En realidad se pregunta qué hará tu sistema nuevo con la rutina que hoy funciona. Tu energía puede parecerle presión. Dale el esquema para que se lo lleve, vuelve un día después y pregunta qué paso le preocupa más. Luego cambia ese paso.',
      },
    },
  },
}
