import type { StyleContent } from '../types'

export const dc: StyleContent = {
  code: 'DC',
  name: 'Jugada pensada',
  nickname: 'La pregunta difícil',
  preview: {
    keywords: ['Agudeza', 'Indagación', 'Estrategia', 'Exigencia'],
    coreTraits: {
      pace: {
        title: 'Carrera con paradas',
        text: 'Corres hacia el punto débil, te detienes ahí y sigues cuando aguanta.',
      },
      perspective: {
        title: 'Causa y consecuencia',
        text: 'Miras tres jugadas más allá y preguntas cuánto costará cada una.',
      },
      focus: {
        title: 'La tarea en sí',
        text: 'Primero te interesan los argumentos; quién los dijo y cómo se siente viene después.',
      },
    },
    summary: 'En una reunión llena de cabezas que asienten haces la pregunta que la propuesta no sabe contestar. Quieres ganar, y quieres que el razonamiento aguante. Rara vez bajas la exigencia, así que la gente pule su trabajo durante semanas antes de atreverse a mostrártelo.',
  },
  detail: {
    description: [
      'Cuando te llega una propuesta de muchas páginas, saltas a la tabla de gastos y buscas el número que no encaja. Luego contestas con cuatro líneas cortas y una decisión: no, salvo que se explique el segundo gasto. La respuesta sale el mismo día, porque te disgusta tanto esperar como adivinar. Antes de negociar preparas los argumentos de la otra parte además de los tuyos, y guardas el mejor para el final.',
      'Alguien con poca experiencia te muestra un boceto y recibe una corrección antes que un hola. Para ti se habla del boceto; la otra persona siente que la juzgas. El elogio te parece innecesario cuando el trabajo cumple. Delegas despacio, porque tus instrucciones son largas y tu paciencia con otro método, corta: estrechas la tarea hasta que solo queda teclear, y quien la lleva deja de pensar en ella. El plan queda más afinado, y menos gente lo pone a prueba.',
    ],
    coreValues: [
      {
        title: 'Razones sólidas',
        text: 'Un éxito por casualidad te irrita casi tanto como un fracaso que nadie sabe explicar.',
      },
      {
        title: 'Previsión',
        text: 'Que la competencia te sorprenda te molesta más que perder ante un rival que viste venir.',
      },
      {
        title: 'Control',
        text: 'Te cuesta de verdad que otra persona haga la última revisión de una oferta.',
      },
      {
        title: 'Hablar claro',
        text: 'Si tu borrador tiene un hueco, quieres que te lo diga tu equipo antes que la otra parte.',
      },
      {
        title: 'Eficiencia',
        text: 'Dos formularios que piden la misma cifra son, para ti, un pequeño insulto.',
      },
    ],
    strengths: [
      {
        title: 'Preguntas quién paga',
        text: 'Por ejemplo, a los diez minutos de la presentación preguntas quién paga si la demanda cae un tercio. Es la pregunta correcta, y quien presenta se sonroja y olvida lo que seguía.',
      },
      {
        title: 'Preparas la jugada rival',
        text: 'Antes de que la competencia abra enfrente, tienes en una lista sus cuatro próximas jugadas y tus respuestas. El equipo solo nota el trabajo extra.',
      },
      {
        title: 'Detienes el lote defectuoso',
        text: 'Si a las ocho el informe de devoluciones no cuadra, a las nueve has detenido la línea, y quien la supervisa lee el motivo en una hoja impresa.',
      },
      {
        title: 'No bajas la exigencia',
        text: 'Por ejemplo, aunque quieran el informe hoy, te niegas a enviarlo con una cifra sin comprobar, y alguien de ventas tiene que llamar para disculparse.',
      },
      {
        title: 'Contradices arriba con cifras',
        text: 'Si la sucursal nueva va a perder dinero, se lo dices a quien manda y llevas la tabla que lo muestra. Tener razón te ha ganado pocas simpatías ahí arriba.',
      },
      {
        title: 'Redibujas el proceso',
        text: 'Tras la tercera entrega equivocada dibujas el camino entero del pedido y quitas dos pasos. A quien inventó esos pasos nadie le preguntó.',
      },
    ],
    limitations: [
      {
        title: 'Cede en lo pequeño',
        text: 'Discutes la redacción de una cláusula menor hasta salirte con la tuya; la otra parte lo recuerda y no te da nada en la que importa.',
      },
      {
        title: 'Comparte antes tus razones',
        text: 'Guardas tu razonamiento hasta la reunión decisiva. Quien te habría ayudado siente que fue una ficha en tu tablero, y algunas personas votan en contra.',
      },
      {
        title: 'Admite un segundo método',
        text: 'Por ejemplo, entregas una tarea con once instrucciones. Quien la recibe ve el error en la cuarta y la sigue igual, porque es tuya.',
      },
      {
        title: 'Decide sin la última cifra',
        text: 'Quieres rapidez y certeza a la vez, y una cifra que falta puede congelar una decisión casi tomada. Entretanto firma la competencia.',
      },
      {
        title: 'Muestra tu duda',
        text: 'Presentas la conclusión cuando ya resolviste las dudas a solas, así que nadie puede sumar lo que sabe, y hay quien disfruta un poco cuando te equivocas.',
      },
    ],
    developmentTips: [
      'Empieza tus tres próximas revisiones por algo que dejarías como está, e indica la página o la línea.',
      'Invita a dos colegas a hablar quince minutos de un borrador tuyo que aún esté en bruto.',
      'Cuenta tus preguntas en la reunión de mañana. Después de la tercera, propón tú un arreglo.',
      'Acepta esta semana un resultado correcto que no esté hecho a tu manera, y no le cambies ni una palabra.',
      'Acércate el martes al escritorio de alguien en vez de enviar una lista de fallos, y pregunta cómo se ve el proyecto desde ahí.',
      'Escribe en una tarjeta, antes de la próxima reunión de presupuesto, el número que te haría cambiar de opinión, y llévala.',
    ],
    workStyle: {
      leadership:
        'Diriges con una meta clara, un argumento firme y pocas palabras de consuelo. La gente sabe con exactitud dónde se queda corto su trabajo. Dile con la misma exactitud dónde cumple. Deja que alguien del equipo te traiga el plan en dos versiones, elige una sin editarla y guarda las correcciones para lo que de verdad pueda costar dinero o confianza.',
      teamRole:
        'Las propuestas te llegan al final, cuando el grupo quiere saber si sobrevivirán. En tu escritorio caen riesgos, contratos y ofertas rivales, y todo sale de ahí con anotaciones. Entra antes: una hora en la fase de boceto evita diez horas de mal humor al final, y el grupo ve cómo piensas y no solo qué rechazas.',
      communication:
        'Tus mensajes son completos, fríos y ordenados. Preguntas por qué hasta que no queda ningún porqué, y callas tanto antes de contestar que hay quien empieza a disculparse. Di para qué es la pregunta: «Me gusta, y quiero saber si aguanta». En una discusión, trata un solo punto cada vez, aunque tengas siete.',
      environment:
        'Problemas difíciles, pocas interrupciones y voz en la decisión final: esa mezcla te va bien. Quieres colegas que te contradigan con datos. Te cansan las oficinas que lo votan todo y una dirección que decide según el humor del día. Una puerta que se cierra ayuda, si la abres a una hora fija para que la gente pueda llegar a ti.',
    },
    careers: [
      {
        title: 'Análisis de estrategia',
        text: 'Comparas mercados, tomas partido y lo defiendes con cifras ante la dirección.',
      },
      {
        title: 'Abogacía en tribunales',
        text: 'Preparas, atacas, y cada afirmación tiene que resistir las preguntas de la otra parte.',
      },
      {
        title: 'Investigación de fraudes',
        text: 'Alguien construyó una historia limpia en las cuentas, y la desmontas.',
      },
      {
        title: 'Diseño de videojuegos',
        text: 'Cada regla que escribes se encuentra con mil personas que intentan romperla.',
      },
      {
        title: 'Cirugía',
        text: 'En una mañana, un plan cuidadoso se vuelve acción firme, sin sitio para vaguedades.',
      },
      {
        title: 'Periodismo de investigación',
        text: 'A quien manda no le gustan tus preguntas, y los documentos tienen que sostener cada línea.',
      },
      {
        title: 'Electricidad industrial',
        text: 'Con pura lógica, sigues un fallo por una planta detenida mientras corre el reloj.',
      },
      {
        title: 'Planes de estudio',
        text: 'Recortas lo que no enseña, y pides pruebas antes de añadir más.',
      },
    ],
    goals: [
      {
        goal: 'Abrir antes la estrategia',
        metric: 'Cuatro planes, con dos opciones aún abiertas, mostrados a quien te apoya',
        firstStep: 'Cuenta a alguien del equipo qué dos opciones comparas y pregúntale qué se te escapa.',
      },
      {
        goal: 'Soltar los puntos menores',
        metric: 'Seis objeciones pequeñas retiradas en plena reunión',
        firstStep: 'Lee tus notas para la próxima reunión y tacha una objeción que no cambie nada.',
      },
      {
        goal: 'Delegar solo el resultado',
        metric: 'Tres encargos dados en dos líneas o menos',
        firstStep: 'Borra todos los pasos de un encargo y deja solo el resultado y los límites.',
      },
    ],
    phrases: [
      {
        say: 'La estructura es buena. Solo me preocupa el gasto del segundo año.',
        avoid: 'Esta propuesta tiene varios problemas.',
      },
      {
        say: 'Esta parte aún no la tengo resuelta. ¿Qué ves tú que yo no veo?',
        avoid: 'Te aviso cuando lo termine.',
      },
      {
        say: 'Tu manera no es la mía y funciona. Déjalo como está.',
        avoid: 'Funciona, pero yo no lo haría así.',
      },
      {
        say: 'Dos opciones, un riesgo en cada una. Recomiendo la segunda, y puede empezar antes de las doce.',
        avoid: 'Primero hay que considerar once factores.',
        to: 'D',
      },
      {
        say: 'Me gusta mucho. Ayúdame con una cosa: ¿quién ha dicho ya que lo compra?',
        avoid: '¿Tienes alguna prueba de lo que dices?',
        to: 'I',
      },
      {
        say: 'Tu puesto no está en duda. Quiero entender cómo se hace ahora el cambio de turno.',
        avoid: 'Pero ¿por qué lo haces así?',
        to: 'S',
      },
      {
        say: 'Para mí, tu análisis está completo. ¿Qué punto abierto te impediría firmar?',
        avoid: 'Llevas una semana revisando esto.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Saluda primero, luego pregunta',
        text: 'Antes de los datos, esta persona quiere notar que te alegra su presencia. Un porqué frío delante del grupo le avergüenza, y sus cifras redondeadas con alegría te vuelven más cortante. Haz la pregunta más dura antes, en el pasillo. En la reunión, di de quién fue la idea y ofrécete a poner los números.',
      },
      S: {
        title: 'Baja la temperatura',
        text: 'Para alguien amable y leal, tu serie de preguntas parece una tormenta por poca cosa. Te responde con silencio, y lo tomas por un sí. Le ayudan un motivo, un tono tranquilo y que le avises con tiempo. Envía las preguntas la tarde anterior, marca cuál importa y termina con lo que resolvió bien.',
      },
      C: {
        title: 'Pacta cuándo parar',
        text: 'Por fin alguien que lee el anexo. A cuatro manos, una propuesta puede pulirse tanto que salga completa y tarde, porque tu colega quiere una prueba más y tú quieres ganar. También puede que las correcciones caigan en público, en las dos direcciones. Fija al principio cuántas rondas de revisión habrá, y reparte por temas la última palabra.',
      },
    },
  },
}
