import type { StyleContent } from '../types'

export const cd: StyleContent = {
  code: 'CD',
  name: 'Prueba de fuego',
  nickname: 'El lápiz rojo',
  preview: {
    keywords: ['Rigor', 'Sinceridad', 'Escrutinio', 'Insistencia'],
    coreTraits: {
      pace: {
        title: 'Despacio, luego de golpe',
        text: 'Preparas durante días y después lo sacas todo adelante en una tarde.',
      },
      perspective: {
        title: 'El punto frágil',
        text: 'En cualquier plan, la vista se te va al sitio que no va a resistir.',
      },
      focus: {
        title: 'El nivel exigido',
        text: 'Comparas el trabajo con lo que se pidió y dices en voz alta cuánto falta.',
      },
    },
    summary: 'Estudias el caso y luego dices lo que muestra, aunque en la sala esté quien firma el presupuesto. Un argumento flojo no pasa de tu mesa. El precio: te quedas con la razón, y el próximo plan lo hacen sin ti.',
  },
  detail: {
    description: [
      'Es martes, son las diez. La dirección presenta el plan de lanzamiento, y en la cuarta diapositiva levantas la mano. La noche anterior leíste el plan y contaste los camiones, y faltan dos. Lo dices en una frase. Quien presenta mira la mesa. A las once el plan está corregido, y la reunión te parece un éxito.',
      'En ti conviven el cuidado y la fuerza. Primero trabajas a solas hasta tener certeza, y luego quieres que todo se mueva ese mismo día. A la empresa que entrega tarde la llamas tú, con la cláusula y la fecha. Dentro del equipo devuelves borradores con marcas al margen, y a la tercera recuperas la tarea y la haces tú. No vas buscando conflictos, pero una objeción honesta no te parece un conflicto. Al resto sí se lo parece: sale de la sala con sensación de derrota, mientras tú sales pensando que la conversación fue bien.',
    ],
    coreValues: [
      {
        title: 'Un nivel alto',
        text: '«Con esto basta» es una frase que quieres que te expliquen antes de aceptarla.',
      },
      {
        title: 'Decirlo sin adornos',
        text: 'Un no claro te parece más amable que un quizá cortés.',
      },
      {
        title: 'Actuar sin permiso',
        text: 'Te indigna tener que pedir permiso para algo que ya has probado y funciona.',
      },
      {
        title: 'Autoridad ganada',
        text: 'Un cargo no te impresiona hasta que quien lo tiene contesta una pregunta de detalle.',
      },
      {
        title: 'Arreglar de verdad',
        text: 'Un defecto del que alguien avisó y que nadie arregló te ofende más que el fallo en sí.',
      },
    ],
    strengths: [
      {
        title: 'Señalas el fallo en público',
        text: 'Por ejemplo, puede que once personas vean el hueco en el plan de lanzamiento, pero en la llamada solo lo dices tú. Quien hizo el plan recuerda tu tono más tiempo que tu argumento.',
      },
      {
        title: 'Exiges lo que se firmó',
        text: 'Por ejemplo, cuando un envío llega nueve días tarde, llamas con el contrato abierto delante y pides un descuento. La otra parte paga, y luego deja de hacerte favores.',
      },
      {
        title: 'Negocias con pruebas',
        text: 'Por ejemplo, pones tres ofertas rivales sobre la mesa y callas hasta que el precio se mueve. Quien venía a construir una relación se siente una línea más en tu hoja de cálculo.',
      },
      {
        title: 'Arreglas la causa',
        text: 'Por ejemplo, tras la segunda queja dejas de contestar mensajes y sigues el fallo hasta una línea del formulario de pedido, mientras el resto de la clientela espera dos días.',
      },
      {
        title: 'Escribes qué es suficiente',
        text: 'A quien llega al equipo le das el primer día una página que dice qué trabajo vas a aceptar, y hay quien la lee como una advertencia.',
      },
      {
        title: 'Votas contra el entusiasmo',
        text: 'Cuando todo el grupo quiere la máquina nueva, votas que no porque la prueba falló dos veces. Puede que tengas razón, y que ese día comas a solas.',
      },
    ],
    limitations: [
      {
        title: 'Escucha antes la historia',
        text: 'Marcas el error antes de saber qué historia hay detrás. Quien lo cometió tenía un motivo, y la próxima vez no te lo va a contar.',
      },
      {
        title: 'Deja el trabajo donde está',
        text: 'Por ejemplo, tras dos borradores flojos te quedas con el informe. El informe mejora y quien lo escribía no, y en primavera los casos difíciles son cosa tuya.',
      },
      {
        title: 'Elige el punto que importa',
        text: 'Usas el mismo tono para un tipo de letra equivocado que para una previsión equivocada, así que la gente ya no oye qué es lo grave.',
      },
      {
        title: 'Guarda el veredicto para luego',
        text: 'Tu primera frase es el veredicto, así que quien escucha pasa los diez minutos siguientes preparando su defensa, y tu mejor argumento se pierde.',
      },
      {
        title: 'Di cuándo te equivocaste',
        text: 'Cuando cambian los datos, cambias de opinión sin decirlo. El resto recuerda tu no rotundo y sigue dando un rodeo para no pasar por ti.',
      },
    ],
    developmentTips: [
      'Haz dos preguntas abiertas en la revisión del lunes antes de señalar un solo error.',
      'Ordena de uno a cinco tus objeciones antes de la próxima reunión, y plantea en la sala solo las dos primeras.',
      'Cede una tarea antes del miércoles, y no la toques hasta el día acordado, ni para poner una coma.',
      'Espera una hora antes de enviar cualquier correo que contenga la palabra «mal».',
      'Di esta semana a una persona, cara a cara, cuál de sus argumentos te hizo cambiar de opinión.',
      'Cuenta hasta cinco cuando alguien acabe de hablar en tu próxima reunión, y contesta primero a su argumento más fuerte.',
    ],
    workStyle: {
      leadership:
        'Pones una meta exigente, la compruebas en persona y explicas cada rechazo. Quien confía en lo que sabe aprende así deprisa, porque tiene claro a qué atenerse. Quien habla menos deja de traerte nada a medias. Antes de una revisión, decide qué dos puntos van a cambiar el resultado, deja pasar los otros once y di delante de todo el mundo qué estuvo bien.',
      teamRole:
        'El grupo te manda cuando hay que poner algo a prueba: la promesa de quien vende, un expediente de seguridad, un plan que viene de arriba. Preguntas lo que en el pasillo solo se susurra. El riesgo es que parezca que te opones a cualquier idea, así que ofrécete de vez en cuando para el primer borrador y deja que te corrijan.',
      communication:
        'Frases cortas, cifras exactas, poco relleno. Por escrito usas negrita y fallos numerados; al hablar interrumpes cuando una afirmación es falsa. Te gusta que te repliquen, y poca gente lo sabe, así que dilo. Pon en el asunto la decisión que quieres, y deja los comentarios sobre una persona fuera de un correo que van a leer diez.',
      environment:
        'Quieres autoridad en tu propia área, acceso a los datos sin filtrar y una dirección que sepa oír una objeción. Huyes de los lugares donde se aprueba un plan por puro cansancio. Te sienta bien una mañana tranquila para analizar y un plazo firme por la tarde. Cerca necesitas a alguien de tu nivel que te revise con el mismo rigor.',
    },
    careers: [
      {
        title: 'Inspección de alimentos',
        text: 'Abres la cámara fría, lees el termómetro y tienes poder para cerrar la cocina.',
      },
      {
        title: 'Auditoría interna',
        text: 'Te pagan por encontrar el hueco y contarlo a la dirección con palabras llanas.',
      },
      {
        title: 'Calidad de software',
        text: 'Nada sale hasta que has intentado romperlo y has contado cómo.',
      },
      {
        title: 'Supervisión de taller',
        text: 'Las tolerancias son fijas, y puedes parar la línea cuando las piezas fallan.',
      },
      {
        title: 'Control de infecciones',
        text: 'Un paso omitido puede dañar a alguien, así que tu insistencia tiene un sentido claro.',
      },
      {
        title: 'Montaje y edición de cine',
        text: 'Cortas la escena que todo el mundo adora, porque frena la historia.',
      },
      {
        title: 'Instrucción de vuelo',
        text: 'De cada error se habla en tierra, antes del siguiente despegue.',
      },
      {
        title: 'Dirección de compras',
        text: 'La comparación es larga; la negociación, corta; y la firma se puede defender.',
      },
    ],
    goals: [
      {
        goal: 'Preguntar antes de corregir',
        metric: 'Ocho revisiones con dos preguntas antes de la primera corrección',
        firstStep: 'Escribe dos preguntas abiertas en una tarjeta y ponla junto a la pantalla.',
      },
      {
        goal: 'Dejar en paz una tarea',
        metric: 'Una tarea que alguien termina sin un solo retoque tuyo',
        firstStep: 'Elige la tarea y envía a quien la lleve tres líneas sobre el resultado que esperas.',
      },
      {
        goal: 'Reconocer que cambias de opinión',
        metric: 'Tres cambios de opinión contados a quien oyó lo que pensabas antes',
        firstStep: 'Escribe a alguien que tenía razón en algo que rechazaste.',
      },
    ],
    phrases: [
      {
        say: 'Solo nos separa un punto: la fecha. Dame cinco minutos y luego decides.',
        avoid: 'Eso no va a funcionar, y puedo demostrarlo.',
        to: 'D',
      },
      {
        say: 'La idea gusta. Ayúdame a cerrar dos huecos antes de volver a mostrarla.',
        avoid: 'Muy vistoso, pero ¿qué hay detrás?',
        to: 'I',
      },
      {
        say: 'Puedes contestar mañana. Quiero oír qué te preocupa antes de cambiar el plan.',
        avoid: '¿Entonces tienes algún problema con esto o no?',
        to: 'S',
      },
      {
        say: 'Tu método y el mío se separan en el paso tres. ¿Qué supusiste ahí?',
        avoid: 'Tu método está mal desde el paso tres.',
        to: 'C',
      },
      {
        say: 'La sección dos aguanta. En la tres falta lo que cuestan las devoluciones.',
        avoid: '¿Nadie lee esto antes de enviarlo?',
      },
      {
        say: 'Me equivoqué con esa empresa. Tu prueba me convence, así que adelante.',
        avoid: 'Bueno, con los datos de antes tenía razón yo.',
      },
      {
        say: 'Esta tarea sigue siendo tuya. ¿Qué te ayudaría a que pase la próxima revisión?',
        avoid: 'Déjalo, ya lo hago yo.',
      },
    ],
    workingWith: {
      D: {
        title: 'Busca diez minutos antes',
        text: 'Quien va deprisa y con fuerza respeta tu valentía, pero tiene poco tiempo para tus pruebas. Dos personas que quieren la última palabra pueden convertir una pregunta menor en un duelo, con el equipo de público. Habla a solas antes de la reunión, aclara de quién es la decisión, entrega el único dato que podría frenarla y guarda los otros seis en tus notas.',
      },
      I: {
        title: 'Salva una parte',
        text: 'Quien vende una idea con energía necesita ver que quieres que salga bien. Tu primera pregunta suele acabar con la diversión, y sus cifras poco exactas te parecen descuido. Di con sinceridad qué parte conservarías y ofrécele hacer las cuentas contigo el jueves. Luego llevará el resultado a gente que evita tu mesa.',
      },
      S: {
        title: 'Espera su objeción',
        text: 'Con alguien de trato suave y leal, lo peligroso es el silencio que sigue a tu comentario tajante. Asintió, volvió a su trabajo y decidió no molestarte más. Pregúntale a solas qué hará el plan con su turno, y cuenta hasta diez. Da las gracias por la objeción que recibas: le costó más que a ti todo tu discurso.',
      },
    },
  },
}
