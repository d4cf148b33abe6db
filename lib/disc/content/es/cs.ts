import type { StyleContent } from '../types'

export const cs: StyleContent = {
  code: 'CS',
  name: 'Obra silenciosa',
  nickname: 'La base que aguanta',
  preview: {
    keywords: ['Método', 'Calma', 'Prudencia', 'Modestia'],
    coreTraits: {
      pace: {
        title: 'Paso medido',
        text: 'Arrancas despacio, mantienes la velocidad y rara vez tienes que volver a empezar.',
      },
      perspective: {
        title: 'Estructura y tornillos',
        text: 'Ves qué descansa sobre qué, hasta el último tornillo.',
      },
      focus: {
        title: 'Tareas que ayudan',
        text: 'Demuestras que la gente te importa entregando un trabajo que no da problemas.',
      },
    },
    summary: 'Haces cosas que aguantan. Prefieres dedicar un día a hacerlo bien antes que una semana a arreglarlo. La gente ha aprendido que rara vez dices que no, así que el trabajo de otras mesas termina en la tuya.',
  },
  detail: {
    description: [
      'Si alguien te pide una simple lista, a los dos días recibe un pequeño sistema: una hoja con fórmulas bloqueadas, una página de instrucciones y una copia por si falla la máquina. Pensaste en quien acaba de llegar y ordenará la columna equivocada, aunque nadie te lo pidió. Tres años después la hoja sigue en marcha, y quien la usa no sabría decir quién la hizo.',
      'Cambias un proceso como se repara un puente: tabla a tabla y con el tráfico pasando. Los cambios repentinos te quitan el sueño, sobre todo si nadie sabe decir por qué. En una reunión tensa tomas notas y conservas la amabilidad; la objeción te llega clara de camino a casa. Tienes incluso las cifras. En lugar de plantearla al día siguiente, a menudo añades una protección callada a tu parte, que ayuda a todo el mundo y también deja que el plan equivocado siga.',
    ],
    coreValues: [
      {
        title: 'Cumplir la fecha',
        text: 'Si dijiste martes, el archivo está el martes, aunque el lunes haya sido malo.',
      },
      {
        title: 'Orden para mañana',
        text: 'Le pones etiqueta a la carpeta para quien la necesite dentro de cinco años.',
      },
      {
        title: 'Trabajar sin gritos',
        text: 'En cuanto alguien alza la voz, dejas de pensar para el resto de la reunión.',
      },
      {
        title: 'Trabajo sólido',
        text: 'La parte de atrás del armario merece el mismo cuidado que la de delante.',
      },
      {
        title: 'Respeto por quien lo usa',
        text: 'Antes de cambiar un formulario preguntas a la gente que lo rellena.',
      },
    ],
    strengths: [
      {
        title: 'Ves pronto la grieta',
        text: 'Lees la letra pequeña que otra gente firma. Decir lo que encontraste te lleva más tiempo que encontrarlo, y a veces el contrato ya ha salido.',
      },
      {
        title: 'Planeas para un mal día',
        text: 'Por ejemplo, añades al plan un segundo suministro de energía y escribes quién llama a quién de noche, y cada año, en la reunión de presupuesto, alguien pregunta para qué sirve.',
      },
      {
        title: 'Creas rutinas que quedan',
        text: 'Por ejemplo, la lista que hiciste para el turno de noche sigue en uso cuatro años después. Quien quiera acortarla tiene que quitarte antes tres preocupaciones.',
      },
      {
        title: 'Mantienes el orden bajo presión',
        text: 'Por ejemplo, el día en que falla el sistema recorres la lista con tu voz de siempre, y el resto toma tu ritmo. Como se te ve bien, nadie te ofrece ayuda cuando la necesitas.',
      },
      {
        title: 'Encajas las piezas',
        text: 'Si compras, almacén y contabilidad quieren cada una su número de artículo, te sientas con las tres hasta que un solo número sirve para todas. Te lleva un mes, porque no quieres imponerte a nadie.',
      },
      {
        title: 'Lo pruebas como se usará',
        text: 'Por ejemplo, antes de que salga el formulario nuevo lo rellenas tú en una máquina vieja, como tendrá que hacerlo la sucursal. El lanzamiento se retrasa dos días, y las quejas son para ti.',
      },
    ],
    limitations: [
      {
        title: 'Di que no antes',
        text: 'El silencio se toma por un sí, y el jueves la tarea extra ya es tuya. Di tu objeción cuando aún cuesta poco.',
      },
      {
        title: 'Avisa pronto del retraso',
        text: 'Intentas arreglar un retraso en silencio antes de que nadie se entere. Cuando sale a la luz, otros dos equipos ya cuentan con la fecha anterior.',
      },
      {
        title: 'Deja que lo cambien',
        text: 'El modelo de documento que hiciste solo lo cambias tú. Quien necesita un campo nuevo se hace una copia, y pronto hay cuatro versiones.',
      },
      {
        title: 'Prueba el cambio en pequeño',
        text: 'Por ejemplo, llega una herramienta nueva y haces la lista de lo que puede fallar hasta que acaba el periodo de prueba, así que la decisión queda en manos de un comité que no usó la anterior.',
      },
      {
        title: 'Muestra lo que hiciste',
        text: 'Por ejemplo, tu nombre no está en ninguna diapositiva, aunque las cifras eran tuyas, y cuando se habla de aumentos la gente recuerda el informe más ruidoso.',
      },
    ],
    developmentTips: [
      'Deja a propósito algo pequeño sin arreglar hasta el viernes, y observa quién lo nota.',
      'Di que no a una petición antes del miércoles a mediodía, con un motivo y sin disculpas.',
      'Informa de un retraso en menos de dos horas desde que lo sospeches, aunque aún no tengas la solución.',
      'Plantea tu objeción en la propia reunión, en los quince primeros minutos, con una frase que lleves escrita.',
      'Prueba una herramienta nueva veinte minutos con un archivo sin importancia, y anota tres cosas que hace bien.',
      'Cuenta el jueves a quien te dirige dos cosas que salieron bien porque las preparaste.',
    ],
    workStyle: {
      leadership:
        'Tu equipo conoce las reglas y no tiene que adivinar de qué humor vienes. Repartes las tareas con cuidado, es fácil encontrarte y de vez en cuando haces tú el turno desagradable. Sueles tapar un mal rendimiento con tus propias horas; mejor habla en la primera semana, con un ejemplo y un cambio acordado, mientras el problema aún es pequeño.',
      teamRole:
        'Mantienes en pie el conjunto: el calendario, el archivo, las copias, el orden de los pasos. Incluso gente que ya no se habla te manda sus documentos. Como casi no interrumpes, se hacen planes sin saber qué se rompió la última vez, y tú lo sabes. Pide cinco minutos fijos en el orden del día para hablar de riesgos.',
      communication:
        'Contestas cada correo completo y en el orden de las preguntas. Hablando tardas más, porque compruebas que lo que dices sea exacto y amable. Cuando dices «quizá» con suavidad, sueles querer decir que no, y poca gente oye la diferencia, así que cierra cada conversación con una línea clara: qué vas a hacer, qué no y qué día.',
      environment:
        'Horas regulares, colegas de confianza, herramientas que funcionan y aviso antes de cada cambio: con eso te asientas despacio y te quedas años. Las salas de ventas ruidosas y los planes que dan un giro cada semana te vuelven tan prudente que no avanzas. Un buen lugar te muestra los cambios antes, te da una semana para examinarlos y tiene a alguien que pregunta por tus dudas.',
    },
    careers: [
      {
        title: 'Redacción técnica',
        text: 'Un texto claro, completo y amable con quien tiene solo dos minutos para leerlo.',
      },
      {
        title: 'Esterilización de instrumental',
        text: 'Cada bandeja sigue una lista, y en el quirófano nadie tiene que preguntar.',
      },
      {
        title: 'Ebanistería',
        text: 'Lo dibujas a escala, cortas una vez y ajustas el cajón para que cierre sin ruido.',
      },
      {
        title: 'Ingeniería de redes',
        text: 'Dibujas primero los cables, añades una línea de reserva y etiquetas las dos puntas.',
      },
      {
        title: 'Planificación logística',
        text: 'Cada carga tiene ruta, fecha y un segundo plan por si nieva.',
      },
      {
        title: 'Horarios universitarios',
        text: 'Doscientos cursos, cuarenta aulas y un plan en el que nada choca.',
      },
      {
        title: 'Tratamiento de aguas',
        text: 'Lecturas constantes a todas horas protegen a una ciudad que no llega a verlas.',
      },
      {
        title: 'Conservación de libros',
        text: 'Trabajo lento a mano, página a página, para que dure un siglo.',
      },
    ],
    goals: [
      {
        goal: 'Decir no a tiempo',
        metric: 'Seis peticiones rechazadas antes de que pasara una hora',
        firstStep: 'Escribe una frase amable para decir que no y cuélgala sobre tu mesa.',
      },
      {
        goal: 'Objetar antes de la votación',
        metric: 'Cinco objeciones dichas cuando el plan aún estaba abierto',
        firstStep: 'Lee el próximo orden del día y anota un riesgo que vas a mencionar.',
      },
      {
        goal: 'Hacer visible tu trabajo',
        metric: 'Ocho avisos breves de trabajo terminado enviados a quien te dirige',
        firstStep: 'Envía dos líneas sobre lo último que completaste.',
      },
    ],
    phrases: [
      {
        say: 'Necesito un día con los números. El jueves tienes un sí o un no.',
        avoid: 'Aún no lo sé, ya veré.',
        to: 'D',
      },
      {
        say: 'Me gusta el rumbo. Antes de anunciarlo, ¿acordamos los tres pasos?',
        avoid: 'Bueno, si hay tanto entusiasmo, está bien.',
        to: 'I',
      },
      {
        say: 'Tú también tienes demasiado. Vamos hoy a decírselo a la dirección, tú y yo.',
        avoid: 'No es para tanto, ya saldremos adelante.',
        to: 'S',
      },
      {
        say: 'Veo un riesgo en el paso cinco. ¿Puedes compararlo con tus notas?',
        avoid: 'Seguro que ya habías pensado en eso.',
        to: 'C',
      },
      {
        say: 'Ahora no puedo encargarme de esto. Dentro de diez minutos te explico el archivo.',
        avoid: 'Déjalo aquí, ya encontraré tiempo.',
      },
      {
        say: 'Vamos a entregar con dos días de retraso. Conozco el motivo, y este es mi plan.',
        avoid: 'Va bien, no hay de qué preocuparse.',
      },
      {
        say: 'El archivo nuevo lo organicé yo, y nos ahorra una hora al día.',
        avoid: 'No fue nada, lo puede hacer cualquiera.',
      },
    ],
    workingWith: {
      D: {
        title: 'Pon fecha a tu respuesta',
        text: 'Quien llega con prisa a tu puerta quiere una decisión, y toma tu silencio amable por un permiso. Después sientes que te dejó de lado, y no tiene ni idea, aunque un no le vendría mucho mejor que un sí lento. Di enseguida tu límite, fija el día en que tendrá tu respuesta y haz las dos cosas antes de que salga de la sala.',
      },
      I: {
        title: 'Repite lo prometido',
        text: 'Con alguien alegre que habla mucho sonríes, escuchas y recoges sin ruido las tareas que se caen de la conversación. Olvida la mitad de lo que prometió; tú lo recuerdas entero, y te crece un rencor que desde fuera no se ve. Al final de la charla, lee en voz alta las promesas y pregunta cuál es de quién.',
      },
      S: {
        title: 'Rompe el silencio compartido',
        text: 'Con una persona pacífica y atenta puedes trabajar años enteros sin una palabra dura. Nadie menciona lo que va mal, así que un mal arreglo sigue vivo, porque quejarse parecería poco amable. Una vez al mes, que cada cual diga una cosa que debería cambiar, y empieza tú con algo de verdad.',
      },
    },
  },
}
