import type { StyleContent } from '../types'

export const c: StyleContent = {
  code: 'C',
  name: 'Medida justa',
  nickname: 'La segunda lectura',
  preview: {
    keywords: ['Precisión', 'Reserva', 'Objetividad', 'Verificación'],
    coreTraits: {
      pace: {
        title: 'Sin prisa por decidir',
        text: 'Frenas en el punto donde otra gente empieza a redondear.',
      },
      perspective: {
        title: 'Detalle y prueba',
        text: 'Buscas primero las pruebas y sacas después la conclusión.',
      },
      focus: {
        title: 'El asunto',
        text: 'Hablas una hora del trabajo antes de decir algo de ti.',
      },
    },
    summary: 'Vuelves a leer la página cuando ya hay acuerdo, porque un acuerdo no hace que la suma cuadre. Con una pregunta clara y una fuente fiable casi te basta. De vez en cuando, tu respuesta cuidadosa llega con el asunto ya cerrado.',
  },
  detail: {
    description: [
      'Cuando te llega una tarea, primero averiguas qué significan las palabras. ¿Qué cuenta como terminado? ¿Cuál de las tres listas de clientes es la actual? Preguntas por escrito, lees la respuesta dos veces y luego trabajas dos horas sin levantar la vista. Una cifra que no encaja se sienta contigo a comer, y vuelves a ella antes de abrir un mensaje nuevo.',
      'En las reuniones hablas poco hasta que alguien da por cierto algo que sabes que es falso; entonces lo corriges, y a veces te sorprende que el ambiente se enfríe. Para ti, el comentario es sobre la cifra; quien la dio lo toma como algo personal. Elogiar y charlar te cuesta más: sabes hacerlo, pero te preparas. La gente te trae lo que quiere comprobar, y pocas veces lo que aún está soñando.',
    ],
    coreValues: [
      {
        title: 'Exactitud',
        text: 'Una cifra equivocada en un informe te molesta aunque nadie vaya a usarla.',
      },
      {
        title: 'Criterio propio',
        text: 'Aceptas una norma cuando has visto el motivo que tiene detrás, y no antes.',
      },
      {
        title: 'Procedimiento justo',
        text: 'Los mismos pasos deben valer para quien entró ayer y para la dirección.',
      },
      {
        title: 'Tiempo sin interrupciones',
        text: 'Dos horas con la puerta cerrada valen para ti más que una comida del equipo.',
      },
      {
        title: 'Pruebas a la vista',
        text: 'Confías más en una tabla con su fuente que en un discurso con aplausos.',
      },
    ],
    strengths: [
      {
        title: 'Llegas a la última página',
        text: 'Por ejemplo, en un contrato largo descubres que el anexo contradice la página seis. Leerlo te lleva la tarde, y de ella solo se ve un comentario en la reunión.',
      },
      {
        title: 'Defines los términos',
        text: 'Por ejemplo, antes de que el equipo discuta sobre las cuentas activas, preguntas qué es una cuenta activa y lo escribes. A quien venía a decidir le molesta.',
      },
      {
        title: 'Comparas sin favoritismos',
        text: 'Por ejemplo, cuando compiten dos ofertas, haces una sola tabla y las puntúas con los mismos criterios, aunque detrás de una haya una vieja amistad que quizá no vuelva a llamar.',
      },
      {
        title: 'Trabajas sin vigilancia',
        text: 'Con una tarea clara el lunes, el viernes tienes el archivo en orden sin un solo recordatorio, aunque el miércoles quien te dirige no tenga idea de cuánto llevas hecho.',
      },
      {
        title: 'Te quedas en los hechos',
        text: 'Si alguien protesta por una factura, la repasas a su lado línea por línea. Puede que se vaya con la cantidad correcta y la sensación de que nadie escuchó.',
      },
      {
        title: 'Admites lo que no sabes',
        text: 'Si te piden un pronóstico, das un margen y dices qué cifras faltan. Quien quería un solo número prefiere a veces una voz más alta y con menos detrás.',
      },
    ],
    limitations: [
      {
        title: 'Decide con datos suficientes',
        text: 'Pides una fuente más cuando tres ya coinciden, y el precio sube o la fecha pasa mientras la cuarta está de camino.',
      },
      {
        title: 'Enseña el trabajo sin terminar',
        text: 'Tus borradores se quedan en tu carpeta hasta que están limpios. Para entonces, cambiar de rumbo cuesta una semana, y un comentario menor parece enorme.',
      },
      {
        title: 'Abre con lo que funciona',
        text: 'Tu revisión empieza en el primer error y acaba en el último, así que quien hizo el trabajo oye una lista de fallos y deja de pedirte que lo mires.',
      },
      {
        title: 'Responde también al sentimiento',
        text: 'Si alguien lo está pasando mal, vuelves a explicar los hechos, más despacio. Cuando deja de hablar, crees que te da la razón.',
      },
      {
        title: 'Levanta el teléfono',
        text: 'Por ejemplo, un desacuerdo se vuelve seis correos largos, con puntos numerados y todos correctos, y después del cuarto la otra parte ya no lee.',
      },
    ],
    developmentTips: [
      'Pon una alarma de treinta minutos para tu próxima decisión pequeña, y elige cuando suene.',
      'Envía a alguien del equipo, mañana antes de comer, un borrador al que aún le falte un tercio, con dos preguntas que quieras ver contestadas.',
      'Escribe la primera línea de tu próxima revisión sobre algo que funciona, con el número de página.',
      'Haz un comentario o una pregunta antes del tercer punto en la reunión de equipo de esta semana.',
      'Llama el jueves a alguien a quien sueles escribir, y quédate cinco minutos al teléfono.',
      'Marca en cada tarea abierta cuánto costaría un error, 1 si es poco y 3 si es mucho, y revisa una sola vez las que lleven un 1.',
    ],
    workStyle: {
      leadership:
        'Quien trabaja contigo recibe metas por escrito, las mismas reglas que el resto y una evaluación honesta. Rara vez recibe una sorpresa, o un elogio que no haya tenido que buscar. Diriges con los hechos y actúas cuando se mueve una cifra. Añade una conversación personal breve por semana, o el equipo conocerá tus exigencias mejor que a ti.',
      teamRole:
        'En un proyecto te quedas con la parte que tiene que ser correcta: el plan de pruebas, la hoja del presupuesto, las condiciones del contrato. La gente te trae afirmaciones y se va con un signo de interrogación junto a dos de ellas. Tu turno suele venir al final, cuando queda poco tiempo, así que di pronto cuántos días lleva una buena revisión.',
      communication:
        'Prefieres una pregunta escrita y tiempo para pensar. Tus respuestas son exactas, poco cálidas y llenas de condiciones. Charlar antes de una llamada te parece una espera. A quien pregunta qué piensas le sueles decir lo que puedes probar, así que aclara cuál de las dos cosas es. Pon la conclusión en la primera línea; las pruebas van después, para quien las quiera.',
      environment:
        'Quieres una mesa lejos de donde pasa la gente, una tarea cada vez y documentos con responsable y fecha. Pierdes media mañana cuando las prioridades cambian por un mensaje de chat. Las oficinas abiertas, con música y preguntas rápidas, te agotan antes del mediodía. Dos bloques reservados en el calendario, a la vista de todo el mundo, te ayudan más que unos tapones para los oídos.',
    },
    careers: [
      {
        title: 'Laboratorio de análisis',
        text: 'El protocolo está escrito, y un resultado solo cuenta si se puede repetir.',
      },
      {
        title: 'Contabilidad',
        text: 'Cada cifra tiene su lugar, y a fin de mes las dos columnas tienen que cuadrar.',
      },
      {
        title: 'Topografía',
        text: 'Mides dos veces en el campo, y de ese punto depende una calle entera.',
      },
      {
        title: 'Mecánica de precisión',
        text: 'Una centésima de milímetro importa, y la medida zanja cualquier discusión.',
      },
      {
        title: 'Corrección de textos',
        text: 'Horas largas y calladas con un texto, y una regla clara para cada coma.',
      },
      {
        title: 'Administración de bases de datos',
        text: 'Una definición limpia por campo evita que mil informes se contradigan.',
      },
      {
        title: 'Inspección fiscal',
        text: 'Cada expediente pasa por las mismas reglas, y lo que encuentras tiene que resistir un recurso.',
      },
      {
        title: 'Elaboración de exámenes',
        text: 'Cada pregunta necesita una respuesta correcta y pruebas de que es justa.',
      },
    ],
    goals: [
      {
        goal: 'Decidir con tres fuentes',
        metric: 'Cinco decisiones tomadas con tres fuentes como máximo',
        firstStep: 'Elige una decisión abierta y escribe qué tres fuentes vas a admitir.',
      },
      {
        goal: 'Mostrar el trabajo sin pulir',
        metric: 'Cuatro borradores mostrados cuando aún les faltan partes',
        firstStep: 'Envía una página sin acabar a alguien del equipo y di qué parte falta.',
      },
      {
        goal: 'Elogiar algo cada vez',
        metric: 'Diez revisiones que empiezan con algo bien hecho',
        firstStep: 'Abre la última revisión que enviaste y añade una línea sobre lo que estaba bien.',
      },
    ],
    phrases: [
      {
        say: 'Mi respuesta es no. Dos razones, una página, y hoy mismo la tienes.',
        avoid: 'Hay varios aspectos que habría que mirar primero.',
        to: 'D',
      },
      {
        say: 'Me gusta adónde va esto. ¿Qué parte quieres que revise primero?',
        avoid: '¿Y de dónde salen exactamente esas cifras?',
        to: 'I',
      },
      {
        say: 'El horario está bien hecho. Hay una fecha que cambiar, y te la enseño.',
        avoid: 'Otra vez hay un error en tu horario.',
        to: 'S',
      },
      {
        say: 'A mí me salen 412 y a ti, 409. Comparemos las fuentes esta tarde.',
        avoid: 'Tu cifra no puede ser, la mía está comprobada dos veces.',
        to: 'C',
      },
      {
        say: 'Tengo tres fuentes, y con eso me basta para empezar.',
        avoid: 'Tendría que estudiarlo más a fondo.',
      },
      {
        say: 'Eso suena difícil. ¿Quieres una solución o prefieres que escuche?',
        avoid: 'Te explico otra vez cómo funciona la norma.',
      },
      {
        say: 'No lo veo así, y quiero decir por qué antes de votar.',
        avoid: 'Bueno, como quieras.',
      },
    ],
    workingWith: {
      D: {
        title: 'Da la respuesta al principio',
        text: 'Quien se mueve deprisa quiere la respuesta antes que los antecedentes. A tu tercera condición pierde la paciencia, y tú pierdes la tuya si decide antes de que la termines. Empieza tu próximo mensaje por la recomendación y el riesgo, en dos líneas, y adjunta el análisis. Lo abrirá cuando haya dinero de por medio, y se alegrará de que exista.',
      },
      I: {
        title: 'Deja correr la idea',
        text: 'Quien piensa hablando necesita que alguien escuche antes de que alguien revise. Su historia da saltos, los números van redondeados, y tu cara dice qué te parece. Escucha diez minutos, anota tus preguntas y haz después las dos que importan. Te abre puertas a las que no llamarías por tu cuenta, así que di que sí a una de esas invitaciones.',
      },
      S: {
        title: 'Lleva la corrección en persona',
        text: 'Alguien paciente que cuida del equipo lee tu tono con más atención que tu tabla. Un correo corto con tres correcciones puede costarle una noche de sueño, y no te vas a enterar. Acércate a su mesa, elogia algo concreto y después plantea el punto. Pregunta cómo afecta el cambio a su gente, y no te conformes con la primera respuesta cortés.',
      },
    },
  },
}
