import type { StyleContent } from '../types'

export const s: StyleContent = {
  code: 'S',
  name: 'Mano tranquila',
  nickname: 'El ancla',
  preview: {
    keywords: ['Paciencia', 'Fiabilidad', 'Tacto', 'Constancia'],
    coreTraits: {
      pace: {
        title: 'A paso constante',
        text: 'Trabajas a una velocidad que aún puedes mantener el viernes por la tarde.',
      },
      perspective: {
        title: 'El día a día',
        text: 'Antes de que un plan te convenza, te imaginas quién tendrá que hacerlo el martes.',
      },
      focus: {
        title: 'La persona delante',
        text: 'Quien se acerca a tu mesa va antes que la tarea que hay encima.',
      },
    },
    summary: 'Cuando una semana se complica, la gente encuentra motivos para pasar por tu mesa, porque tu voz no cambia. Terminas lo que empezaste y ves quién lleva rato sin hablar. Tu «no», en cambio, llega tarde o no llega.',
  },
  detail: {
    description: [
      'Tu día tiene un orden que casi nadie ve. Cada mañana abres las mismas tres cosas, contestas a quien lleva más tiempo esperando y devuelves lo que te prestaron. La gente te pasa el trabajo que no quiere volver a revisar. En las reuniones dejas que el resto hable antes y, cuando te toca, sueles empezar por lo que ya dijo alguien. Un comentario a gritos se queda contigo más tiempo del que imagina quien gritó.',
      'Un cambio te cuesta cuando llega sin motivo. Con un motivo, una fecha y la ocasión de preguntar, seis meses después aún lo haces de la forma nueva. Si se anuncia el jueves por la tarde para el viernes, asientes y, sin decir nada, conservas también la vieja. El desacuerdo hace un camino parecido: se va a casa contigo, le das vueltas en la cena y vuelve una semana después en forma de pregunta pequeña. Para entonces el pedido ya está hecho.',
    ],
    coreValues: [
      {
        title: 'Empezar en calma',
        text: 'Si alguien alza la voz por la mañana, tu atención no vuelve hasta la hora de comer.',
      },
      {
        title: 'Cumplir lo prometido',
        text: 'Si dijiste que las piezas estarían a las ocho, las traes quince minutos antes.',
      },
      {
        title: 'Turnos justos',
        text: 'El fin de semana debe rotar, y te molesta que le toque una y otra vez a la misma persona.',
      },
      {
        title: 'Saber con tiempo',
        text: 'Aceptas mejor un sistema nuevo si antes has visto a alguien usarlo una vez.',
      },
      {
        title: 'Lazos que duran',
        text: 'Sigues años con el mismo banco, la misma clínica dental y el mismo equipo, porque empezar de cero te parece un desperdicio.',
      },
    ],
    strengths: [
      {
        title: 'Mantienes el compás',
        text: 'Cuando suenan dos teléfonos y alguien viene a quejarse, atiendes una cosa tras otra a tu velocidad habitual. Después te hace falta una hora a solas, y en el horario no la hay.',
      },
      {
        title: 'Oyes la última frase',
        text: 'En la reunión dejas terminar a quien habla despacio, y el verdadero problema sale al final. Por eso, a tu lado, los puntos cortos se hacen largos.',
      },
      {
        title: 'Acabas lo aburrido',
        text: 'Por ejemplo, el recuento del almacén que empezaron tres personas lo terminas tú hasta la última página y, como aparece sin ruido, te encargan también el siguiente.',
      },
      {
        title: 'Explicas lo pequeño',
        text: 'Por ejemplo, a quien empieza le muestras el primer día el código de la puerta, el truco de la impresora y a quién preguntar. Tu propia lista espera hasta que se va a casa.',
      },
      {
        title: 'Mantienes viva la costumbre',
        text: 'Por ejemplo, en plena temporada alta no falta el relevo del lunes, porque ahí estás con la hoja. Del mismo modo sobreviven pasos que ya no ayudan a nadie.',
      },
      {
        title: 'Guardas lo que te cuentan',
        text: 'Si alguien te habla de problemas en su casa, el viernes nadie más lo ha oído. Acabas con más preocupaciones que las tuyas.',
      },
    ],
    limitations: [
      {
        title: 'Habla antes de votar',
        text: 'Tu duda sobre un plan aparece después, en el pasillo. El equipo reabre entonces un asunto cerrado, o sigue adelante sin algo que debía oír.',
      },
      {
        title: 'Di cuántas horas te quedan',
        text: 'Con cuatro tareas en la mesa aceptas la quinta y te quedas hasta las siete, así que quien te dirige planea el mes siguiente con horas que no existen.',
      },
      {
        title: 'Prueba la forma nueva',
        text: 'Por ejemplo, cuando cambia el programa, conservas por si acaso la vieja hoja de cálculo; trabajas el doble, y tus preguntas llegan cuando el curso ya terminó.',
      },
      {
        title: 'Habla de las pequeñas molestias',
        text: 'Alguien llega diez minutos tarde al relevo toda la primavera, y cubres su ausencia. No se entera de que te molesta, y empiezas a evitar su compañía.',
      },
      {
        title: 'Reclama tu mérito',
        text: 'Si en tu evaluación preguntan quién lo resolvió, dices que el equipo, y quien decide los sueldos anota otro nombre.',
      },
    ],
    developmentTips: [
      'Di una frase en los diez primeros minutos de tu próxima reunión, aunque sea una pregunta sobre la fecha.',
      'Contesta a la próxima petición extra con «te lo digo a las dos», y mira el calendario antes de aceptar.',
      'Escribe a quien te dirige, el viernes a las cuatro, dos líneas: una cosa terminada y una que es demasiado.',
      'Usa la herramienta nueva en una tarea entera, el martes antes de comer, con la vieja cerrada.',
      'Elige algo que te moleste desde hace más de dos semanas, y díselo a solas, en menos de un minuto, a quien lo causa.',
      'Encarga el jueves una tarea de rutina a alguien del equipo, y sal de la sala los primeros veinte minutos.',
    ],
    workStyle: {
      leadership:
        'Diriges de cerca. La gente conoce pronto sus turnos, se entera de los cambios por ti antes que por rumores y tiene tiempo de contestar. Los errores se hablan a solas. Lo que a veces le falta a tu equipo es una decisión rápida y poco popular: cuando dos personas quieren libre la misma semana, esperas que se arreglen sin ti.',
      teamRole:
        'Sostienes el centro del grupo. El trabajo te llega a medias y sale completo, y quien acaba de llegar pasa primero por tu mesa. Cuando dos colegas dejan de hablarse, cada parte habla contigo; fíjate en el momento en que empiezas a llevar mensajes, porque entonces la pelea sigue y tienes un segundo empleo.',
      communication: 'Los hilos largos te cansan, así que te acercas, preguntas cómo está la otra persona y esperas la respuesta. Tus correos son amables y esconden la petición en la última línea, donde quien lee con prisa no la ve. Ponla arriba, añade para qué día la necesitas y guarda la frase amable para el final.',
      environment:
        'Un equipo fijo, un ritmo conocido y una dirección que explica los motivos: ahí trabajas mejor. Te sientan bien la clientela habitual y los relevos claros. Te cansa competir por cada tarea, cambiar de plan cada día y ver en la pared un marcador de ventas. Media hora de silencio después de comer compensa mucho.',
    },
    careers: [
      {
        title: 'Enfermería hospitalaria',
        text: 'A las tres de la madrugada, quien tiene miedo necesita ver la misma cara serena.',
      },
      {
        title: 'Apoyo en educación especial',
        text: 'Los avances llegan en repeticiones pequeñas, y tú no tienes prisa.',
      },
      {
        title: 'Mantenimiento eléctrico',
        text: 'Te gustan las rondas fijas y las máquinas conocidas, y el turno confía en tus revisiones.',
      },
      {
        title: 'Soporte técnico',
        text: 'Quien llama ha perdido la paciencia antes de hablar, y dejas que termine.',
      },
      {
        title: 'Trabajo social',
        text: 'Las familias se abren a la persona que vuelve cada dos semanas.',
      },
      {
        title: 'Administración de oficina',
        text: 'Material, llaves y vacaciones siguen en orden porque alguien lleva la cuenta.',
      },
      {
        title: 'Autobús urbano',
        text: 'La ruta es fija, las caras son conocidas, y con tu paciencia todo el mundo llega a salvo.',
      },
      {
        title: 'Vestuario de teatro',
        text: 'Cada función necesita detrás del telón las mismas manos rápidas y calladas.',
      },
    ],
    goals: [
      {
        goal: 'Opinar antes de la decisión',
        metric: 'Cinco reuniones en las que hablaste antes de que se decidiera',
        firstStep: 'Abre la invitación a tu próxima reunión y escribe una frase que vas a decir en ella.',
      },
      {
        goal: 'Rechazar trabajo extra',
        metric: 'Cuatro peticiones contestadas con un día posterior o con un no',
        firstStep: 'Haz una lista de lo que has prometido a otra gente y marca las dos cosas que no te tocan.',
      },
      {
        goal: 'Probar antes lo nuevo',
        metric: 'Tres herramientas o rutinas nuevas usadas en una tarea entera',
        firstStep: 'Elige un cambio que vas aplazando y dedica diez minutos a sus instrucciones.',
      },
    ],
    phrases: [
      {
        say: 'En un punto pienso diferente: con dos personas al volante no se cubre el sábado. Lo demás puedo empezarlo ya.',
        avoid: 'Supongo que estará bien, probemos.',
        to: 'D',
      },
      {
        say: 'Me gusta la idea de la fiesta. Antes de decir que sí, dime quién limpia después.',
        avoid: 'Claro, suena bien, ya veremos cómo sale.',
        to: 'I',
      },
      {
        say: 'Tú y yo llevamos rato con cortesías. ¿Cuál de los dos planes quieres?',
        avoid: 'Por mí, lo que prefieras está bien, de verdad.',
        to: 'S',
      },
      {
        say: 'No he comprobado las cifras. Por lo que oigo al teléfono, tres clientes están a punto de irse.',
        avoid: 'Es solo una sensación, no le hagas caso.',
        to: 'C',
      },
      {
        say: 'Puedo hacer esto ahora si el inventario espera hasta el jueves. ¿Qué importa más?',
        avoid: 'Por supuesto, déjalo en mi mesa.',
      },
      {
        say: 'Cuando el relevo empieza tarde, pierdo el tren. Por favor, llega a las dos.',
        avoid: 'No pasa nada, de todos modos no tenía prisa.',
      },
      {
        say: 'Enseñé el trabajo a las dos personas nuevas y rehíce la lista de pasos. Quiero hablar de mi sueldo.',
        avoid: 'En realidad fue todo el equipo, yo hice muy poco.',
      },
    ],
    workingWith: {
      D: {
        title: 'Llega con tu respuesta',
        text: 'Quien decide en segundos quiere tu postura, y la quiere al principio. Tu pausa le parece un sí, y sus mensajes breves te suenan a mal humor, aunque a menudo solo son breves. Antes de la próxima conversación, escribe tu recomendación en una nota de dos líneas y léela al empezar.',
      },
      I: {
        title: 'Disfruta la charla, fija fecha',
        text: 'Quien trae diez ideas antes del café necesita a alguien que escuche y se ría, y ahí estás. Lo pesado viene después: lo anuncia todo, el plan cambia entre el lunes y el miércoles, y el trabajo acaba siendo tuyo. Tras cada charla animada, envía tres líneas con quién hace qué y cuándo, y deja tu nombre fuera de lo que no aceptaste.',
      },
      C: {
        title: 'Enséñale tus datos',
        text: 'A quien lo comprueba todo tampoco le gusta la prisa. Necesita el registro: fechas, cantidades y qué dijo exactamente cada cliente. Una corrección suya puede parecerte un juicio sobre ti; te retiras, y esa persona solo nota que ya no contestas. Pídele que marque los dos puntos que más importan, y contéstalos por escrito el mismo día.',
      },
    },
  },
}
