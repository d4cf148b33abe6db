import type { StyleContent } from '../types'

export const sc: StyleContent = {
  code: 'SC',
  name: 'Llave segura',
  nickname: 'La buena memoria',
  preview: {
    keywords: ['Lealtad', 'Minuciosidad', 'Discreción', 'Cautela'],
    coreTraits: {
      pace: {
        title: 'Con detenimiento',
        text: 'Das un paso atrás para comprobar antes de dar dos hacia delante.',
      },
      perspective: {
        title: 'El detalle y su pasado',
        text: 'Cada caso nuevo te recuerda uno viejo que dejaste anotado.',
      },
      focus: {
        title: 'La gente tras los papeles',
        text: 'Cuidas de la gente al dejar sin errores sus papeles, sus dosis y sus fechas.',
      },
    },
    summary: 'Recuerdas por qué existe la norma, a quién se le prometió qué y dónde está la copia firmada. El resto se va a su hora porque repasas la lista una vez más. Tus preocupaciones también las guardas bien, y las llevas a solas.',
  },
  detail: {
    description: [
      'Hay una carpeta, de papel o en tu cabeza, por cada persona que depende de ti. Puede guardar una vieja queja, la alergia de una criatura o un acuerdo que en primavera se cerró dando la mano. La conservas porque un error caería sobre alguien; la carpeta en sí te importa poco. La gente cuenta con ella cada día y rara vez pregunta cómo se hace. Tus respuestas empiezan con una pausa, en la que compruebas si la frase siguiente es cierta.',
      'Un procedimiento nuevo lo miras despacio. Preguntas qué pasa con la vieja excepción, y a menudo hay una que nadie trasladó. Una vez que te convence, sigues la versión nueva con exactitud y cuentas con que el resto haga igual. Si alguien no lo hace, corriges su formulario fuera de horario y callas. Puede que años después recuerdes palabra por palabra un comentario duro sobre una fecha equivocada, mientras que el elogio de la misma semana se ha borrado. Con dos sorpresas, un día parece tres.',
    ],
    coreValues: [
      {
        title: 'Mantener la palabra',
        text: 'Un acuerdo de la primavera pasada sigue valiendo para ti aunque ya nadie lo recuerde.',
      },
      {
        title: 'Exactitud por alguien',
        text: 'Compruebas la dosis, la fecha o la cantidad porque al otro lado hay una persona.',
      },
      {
        title: 'Privacidad',
        text: 'Cuando hay visita, los expedientes quedan boca abajo en tu mesa.',
      },
      {
        title: 'Continuidad',
        text: 'Quieres que quien llegue después encuentre los motivos junto con las llaves.',
      },
      {
        title: 'Llegar con todo leído',
        text: 'Llegas a una cita con las notas de las tres anteriores ya leídas.',
      },
    ],
    strengths: [
      {
        title: 'Recuerdas qué se acordó',
        text: 'Cuando alguien reclama una reparación gratis, encuentras la nota de hace dos años. Como haces de archivo, te interrumpen para preguntar por el pasado de todo el mundo.',
      },
      {
        title: 'Revisas pensando en alguien',
        text: 'Por ejemplo, en una excursión cuentas dos veces al grupo antes de que salga el autobús y repasas la bolsa de los medicamentos, así que subes al final, y quien va al volante suspira.',
      },
      {
        title: 'Haces relevos completos',
        text: 'Por ejemplo, tu nota de vacaciones dice dónde están las llaves de repuesto, qué casos quedan abiertos y qué cliente prefiere no hablar por teléfono. Escribirla te lleva los dos días de antes.',
      },
      {
        title: 'Corriges sin avergonzar',
        text: 'Por ejemplo, muestras el total equivocado a solas, con un lápiz y el recibo. Si no hay un momento a solas, puede que no lo muestres.',
      },
      {
        title: 'Sigues fiel en los cambios',
        text: 'Te dirige ya la tercera persona en cuatro años, y le preparas todo con la misma honradez que a la primera. Hay quien acaba creyendo que esa paciencia no cuesta nada.',
      },
      {
        title: 'Ves la excepción olvidada',
        text: 'Por ejemplo, en un cambio de sistema preguntas por la única escuela que paga con cheque. Quien lleva el proyecto oye otro retraso, y para tu siguiente pregunta hay menos tiempo.',
      },
    ],
    limitations: [
      {
        title: 'Comparte antes la preocupación',
        text: 'Por ejemplo, en mayo notas que los números no cuadran y los estudias a solas hasta julio. Lo que se arreglaba con una llamada necesita ahora un comité.',
      },
      {
        title: 'Devuelve lo que trae errores',
        text: 'Arreglas en silencio los formularios con fallos que llegan de la mesa de al lado. Los fallos siguen llegando, y tu tarde se va en un trabajo que no es tuyo.',
      },
      {
        title: 'Retira viejas precauciones',
        text: 'Un paso que una vez protegió a alguien se queda en tu rutina sin fecha de salida, así que quien acaba de llegar espera once días un sello que ya no sirve.',
      },
      {
        title: 'Perdónate lo pequeño',
        text: 'Una fecha equivocada en una carta te acompaña todo el fin de semana. Después lo revisas todo cuatro veces, y la gente espera más cada respuesta.',
      },
      {
        title: 'Habla sin todas las pruebas',
        text: 'En las reuniones te contienes hasta que cada dato es seguro, y entretanto decide gente que no ha leído el expediente.',
      },
    ],
    developmentTips: [
      'Menciona una preocupación a medio formar a alguien de confianza antes de la comida del miércoles, sin llevar la solución.',
      'Devuelve el próximo formulario con errores en menos de cinco minutos, con una línea que diga qué casilla falla.',
      'Elige una lista de pasos de tu mesa, quita un paso y observa cómo pasan diez casos.',
      'Di en la reunión del jueves algo de lo que tengas un ochenta por ciento de seguridad, y dilo así.',
      'Escribe algo que solo sabes tú y ponlo en una carpeta común: quince minutos, el martes a las cuatro.',
      'Revisa tus tres próximos correos de rutina una vez en lugar de dos, envíalos y anota el viernes qué pasó.',
    ],
    workStyle: {
      leadership:
        'Cuando diriges, nadie tiene que adivinar qué se decidió, porque está escrito y se conserva. Proteges lo privado de cada persona y preparas cada evaluación con ejemplos. Decidir en público y sin documentos te incomoda. Deja que alguien actúe una vez por semana con una instrucción aproximada, y acuerda antes qué errores no harían daño.',
      teamRole:
        'El grupo te usa como memoria y como última revisión. Sabes qué empresa falló el año de la inundación y qué formulario pidió la auditoría. Poca gente ve ese trabajo, porque su resultado es que no pasa nada. Pon las tres respuestas más buscadas en una página común, para que el trabajo siga el día que faltes.',
      communication:
        'Una nota preparada, que envías la tarde de antes, contiene lo más claro que piensas. En el debate abierto de la mañana sale apenas un tercio, porque no interrumpes. Tu reserva puede parecer acuerdo, o frialdad. Pide la palabra a quien modera antes de que empiece la reunión, di lo tuyo en dos frases y remite a la nota para las pruebas.',
      environment:
        'Para trabajar con cuidado te ayudan unas tareas claras, colegas de confianza y una puerta que puedas cerrar. Te asientas donde los registros importan y conoces a la gente que hay detrás: una clínica, una secretaría escolar, una empresa familiar. El ruido, los lanzamientos apresurados y las instrucciones que se contradicen te hacen dudar de cada paso. Con dos días de aviso, te adaptas a casi cualquier cambio.',
    },
    careers: [
      {
        title: 'Farmacia',
        text: 'Para ti cada etiqueta es una persona, así que la lees dos veces.',
      },
      {
        title: 'Archivo histórico',
        text: 'Cartas y fotografías siguen a mano para gente que aún no ha nacido.',
      },
      {
        title: 'Nóminas',
        text: 'La gente confía en la cifra de su recibo, y sus secretos se quedan contigo.',
      },
      {
        title: 'Administración de sistemas',
        text: 'Copias, permisos y actualizaciones premian a quien anota cada cambio.',
      },
      {
        title: 'Expedientes escolares',
        text: 'Guardas completos y en secreto los papeles de doce años de escuela.',
      },
      {
        title: 'Restauración de muebles',
        text: 'Las uniones antiguas piden paciencia y respeto por quien las hizo.',
      },
      {
        title: 'Secretaría judicial',
        text: 'Un acta exacta y un trato justo protegen a la gente en un día muy malo.',
      },
      {
        title: 'Mantenimiento de ascensores',
        text: 'Las revisiones con fecha protegen a gente que no conoces, y tu libro de registro lo demuestra.',
      },
    ],
    goals: [
      {
        goal: 'Decir la preocupación a tiempo',
        metric: 'Cinco dudas planteadas antes de tener pruebas',
        firstStep: 'Anota la preocupación que te ronda y quién debería oírla.',
      },
      {
        goal: 'Pasar tu memoria a papel',
        metric: 'Seis guías que alguien del equipo ha usado sin llamarte',
        firstStep: 'Haz una lista de cinco preguntas que solo te hacen a ti, y contesta la más corta.',
      },
      {
        goal: 'Retirar pasos que sobran',
        metric: 'Tres pasos quitados sin una queja en veinte casos',
        firstStep: 'Pregunta a alguien que usa tu lista qué línea se salta.',
      },
    ],
    phrases: [
      {
        say: 'Un momento: este contrato no cubre los daños por agua. Con eso arreglado, estoy de acuerdo.',
        avoid: 'Quizá haya algo en el contrato, podría mirarlo.',
        to: 'D',
      },
      {
        say: 'En marzo le prometimos otra cosa a esa empresa. Llamemos antes de anunciarlo.',
        avoid: 'Bueno, una vez dijeron algo, pero adelante.',
        to: 'I',
      },
      {
        say: 'Tú y yo seguimos callando lo del turno de noche. A las dos lo hablo con la dirección.',
        avoid: 'No hagamos un drama del turno de noche.',
        to: 'S',
      },
      {
        say: 'Tu versión es más exacta, y con la mía cada paciente lo entiende antes. Probemos las dos.',
        avoid: 'Seguro que tienes razón, cambio la mía otra vez.',
        to: 'C',
      },
      {
        say: 'Diría, con un ochenta por ciento de seguridad, que esta factura se pagó dos veces. ¿Alguien lo comprueba conmigo?',
        avoid: 'No quería decir nada hasta saberlo con certeza.',
      },
      {
        say: 'La casilla seis está vacía, así que te devuelvo el formulario.',
        avoid: 'Ya te rellené yo lo que faltaba.',
      },
      {
        say: 'El error en la fecha es mío. La carta nueva sale a mediodía.',
        avoid: 'Lo siento muchísimo, no sé cómo pudo pasar.',
      },
    ],
    workingWith: {
      D: {
        title: 'Di el riesgo y detente',
        text: 'Quien va al grano y con prisa necesita una frase sobre qué puede fallar y a qué precio. Tú sueles contar la historia entera, y en el segundo capítulo ya no te escucha nadie. Sus atajos te inquietan por la gente a la que afectan, y tus revisiones le parecen frenos. Di en tres líneas el riesgo, cuánto cuesta y qué propones, y ofrece el expediente solo si te lo pide.',
      },
      I: {
        title: 'Anota lo que promete',
        text: 'Quien habla mucho olvida acuerdos de buena fe, y tú no olvidas ninguno; eso puede parecerle un reproche callado. Necesita calidez y un recordatorio corto, no una lista con fechas de promesas rotas. Su improvisación te cansa, aunque también hace hablar a clientes que callan. Después de una visita en común, escribe tú el resumen y deja que añada la historia.',
      },
      C: {
        title: 'Incluye a la persona',
        text: 'Vas a disfrutar de su exactitud, y una sola tabla da para una tarde entera de conversación. La diferencia está en el motivo: esa persona protege la norma; tú, a quien está detrás del caso. Si te dicen que tu excepción no es lógica, te callas. Necesita verla escrita como una condición. Redacta una línea con un ejemplo y pídele que busque el hueco.',
      },
    },
  },
}
