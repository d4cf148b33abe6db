import type { StyleContent } from '../types'

export const ic: StyleContent = {
  code: 'IC',
  name: 'Palabra cuidada',
  nickname: 'El ejemplo claro',
  preview: {
    keywords: ['Elocuencia', 'Preparación', 'Observación', 'Esmero'],
    coreTraits: {
      pace: {
        title: 'Rapidez, luego cuidado',
        text: 'Reaccionas con brillantez en la sala y vuelves a tu escritorio a comprobar.',
      },
      perspective: {
        title: 'Historia y detalle',
        text: 'Una cifra te importa cuando puedes contarle a alguien qué significa.',
      },
      focus: {
        title: 'Gente, con pruebas',
        text: 'Quieres al público de tu lado, y la fuente lista por si pregunta.',
      },
    },
    summary: 'Explicas el formulario de impuestos a quien acaba de llegar, hay risas de las dos partes y cada línea sigue siendo correcta. Quieres gustar y quieres tener razón, y una ceja levantada puede estropearte la noche.',
  },
  detail: {
    description: [
      'Parece que dos personas se reparten tu semana. Una está delante de la sala, con rapidez y gracia, y dibuja una flecha entre el problema y la persona a quien le duele. La otra pasa la víspera en el escritorio: mueve la diapositiva siete, mira si era un once o un doce por ciento, borra una broma que quizá no sea justa. La gente suele conocer a la primera y cree que te sale sin esfuerzo.',
      'Cada especialista te da sus informes porque los haces legibles sin torcer los hechos. Ves en el contrato la palabra que se va a entender mal, y lo dices con una sonrisa. El problema empieza donde tus dos mitades discrepan. La mitad animada acepta dar una charla la semana que viene; la exacta necesita luego tres. Una corrección en público duele, aunque sea justa, y le das vueltas de camino a casa. Meses después aún puedes citar el único comentario duro entre los veinte del curso que diste.',
    ],
    coreValues: [
      {
        title: 'Claridad',
        text: 'Si alguien sale de la cita médica con el folleto y sin entenderlo, el trabajo está a medias.',
      },
      {
        title: 'Exactitud con encanto',
        text: 'Una buena anécdota pierde la gracia para ti si da un año equivocado.',
      },
      {
        title: 'Oficio',
        text: 'Mueves una coma a las once de la noche, y después te quedas en paz.',
      },
      {
        title: 'Las dos versiones',
        text: 'Antes de juzgar una queja quieres comparar la versión de quien reclama y el registro del sistema.',
      },
      {
        title: 'Contar lo aprendido',
        text: 'Descubrir algo es solo la mitad del placer hasta que se lo explicas a alguien.',
      },
    ],
    strengths: [
      {
        title: 'Aclaras lo técnico',
        text: 'Por ejemplo, conviertes una auditoría de cuarenta páginas en un dibujo que el almacén comenta a la hora de comer. El dibujo se llevó dos tardes que eran para otra cosa.',
      },
      {
        title: 'Preparas la respuesta difícil',
        text: 'Cuando quien compra saca el defecto del año pasado, tienes la respuesta en una tarjeta. Otras nueve tarjetas, y el domingo en que las escribiste, quedan sin usar.',
      },
      {
        title: 'Corriges con tacto',
        text: 'Devuelves una propuesta con doce cambios y una nota que da ganas de leerlos; entretanto espera tu propio borrador.',
      },
      {
        title: 'Pones cara a las cifras',
        text: 'Por ejemplo, cuando la espera sube seis minutos, cuentas qué supone para una sola familia con un bebé. La sala decide entonces para esa familia, y noventa casos más callados desaparecen de la vista.',
      },
      {
        title: 'Lees bien al público',
        text: 'Por ejemplo, al segundo bostezo te saltas tres diapositivas y vas al ejemplo. Después te preocupa que alguien necesitara la parte que dejaste fuera.',
      },
      {
        title: 'Preguntas con gracia y precisión',
        text: 'Por ejemplo, en una visita a la obra bromeas con quien maneja la grúa y averiguas qué paso falta en el manual. La visita se alarga una hora, porque cada respuesta te interesa.',
      },
    ],
    limitations: [
      {
        title: 'Suelta la versión imperfecta',
        text: 'Pules hasta la noche anterior, así que el equipo ve el texto demasiado tarde para cambiar el rumbo y solo corrige la ortografía.',
      },
      {
        title: 'Mira tu borrador con distancia',
        text: 'Una marca roja en la página dos te duele como algo personal. Defiendes una frase que un día después habrías quitado.',
      },
      {
        title: 'Recorta las digresiones',
        text: 'Das a cada excepción su nota al pie y su anécdota. Quien te pidió una respuesta de una palabra mira el reloj.',
      },
      {
        title: 'Cuenta las horas antes',
        text: 'Aceptas la charla por impulso y la preparas a fondo, y las horas salen de la tarea que nadie aplaude, como el informe mensual.',
      },
      {
        title: 'Objeta en la reunión',
        text: 'Por ejemplo, ves la cifra equivocada en la diapositiva y sigues sonriendo. El correo amable llega a las seis, cuando el pedido ya está en camino.',
      },
    ],
    developmentTips: [
      'Envía el martes un texto con «primer borrador» en el asunto, y haz dos preguntas sobre él.',
      'Prepara tus próximas diapositivas en cuarenta minutos exactos, y presenta lo que tengas cuando se acabe el tiempo.',
      'Escribe en diez palabras una corrección que recibiste esta semana, y después qué vas a cambiar por ella.',
      'Recorta tu próxima presentación a cinco diapositivas, y guarda el resto en una carpeta por si preguntan.',
      'Contesta mañana tres correos antes de comer, con una sola lectura de cada respuesta.',
      'Di una duda en voz alta en la reunión del jueves, menos de un minuto después de notarla, aunque tengas pocas pruebas.',
    ],
    workStyle: {
      leadership:
        'Al dirigir explicas la razón de cada petición, a menudo con un dibujo, y la gente puede repetirla a su propio equipo. Preparas con notas las conversaciones a solas, pero te cuesta delegar textos o diapositivas, porque ves tu versión mientras lees la ajena. Acuerda antes tres criterios, revisa solo esos y deja las palabras a quien escribe.',
      teamRole:
        'Especialistas y clientes te traen lo que escribió la otra parte y preguntan qué significa. Diriges la revisión, ves la contradicción y la planteas sin que nadie oiga una acusación. Pero vigila lo que se te acumula. Cuando un equipo sabe que mejoras lo que tocas, el montón entero te llega el día antes, así que fija una hora límite y un máximo de páginas.',
      communication:
        'Hablas con ejemplos, miras la cara de quien escucha y corriges tu propia cifra a medio camino. Los correos te llevan mucho tiempo: primera línea cálida, centro exacto, una última línea que reescribes dos veces. En una discusión explicas más cuando convendría preguntar. Detente en cuanto digas lo principal, y averigua qué parte necesita la otra persona.',
      environment:
        'Para ti, una buena semana tiene público y también una puerta cerrada: dos días con gente, dos con el material. Las oficinas ruidosas te quitan lo segundo; el trabajo a distancia, lo primero. Te gusta que quien corrige tus textos hable claro en privado. El elogio vago te sirve de poco; un comentario en el margen muestra que alguien lo ha leído.',
    },
    careers: [
      {
        title: 'Diseño de cursos',
        text: 'Los procedimientos áridos se vuelven lecciones que la gente sigue, y cada paso debe ser correcto.',
      },
      {
        title: 'Óptica',
        text: 'Calmas los nervios ante el espejo y luego compruebas la graduación dos veces.',
      },
      {
        title: 'Investigación de experiencia de uso',
        text: 'Charlas con quien usa el producto, captas el detalle raro e informas con pruebas.',
      },
      {
        title: 'Diseño de cocinas',
        text: 'Preguntas por el desayuno del domingo, luego mides al milímetro y lo llevas todo al plano.',
      },
      {
        title: 'Información pública',
        text: 'En una tormenta, la población necesita datos pronto, con palabras que no asusten.',
      },
      {
        title: 'Producción de pódcast',
        text: 'Una hora con guion que suena espontánea se parece mucho a tu manera de preparar las cosas.',
      },
      {
        title: 'Ciencias en secundaria',
        text: 'Un experimento, una broma y una fórmula correcta caben en los mismos cuarenta minutos.',
      },
      {
        title: 'Captación de fondos',
        text: 'Quien financia quiere cuentas que cuadren y una historia verdadera detrás.',
      },
    ],
    goals: [
      {
        goal: 'Dejar salir los borradores',
        metric: 'Cuatro borradores sin pulir, cada uno mostrado a dos colegas o más',
        firstStep: 'Elige un texto a medias y envía la primera página a alguien de confianza.',
      },
      {
        goal: 'Recibir críticas sin defenderte',
        metric: 'Cinco correcciones contestadas con un gracias y una pregunta',
        firstStep: 'Pide a alguien del equipo un punto débil de tu último documento, y limítate a anotarlo.',
      },
      {
        goal: 'Limitar el tiempo de preparación',
        metric: 'Seis charlas preparadas en las horas que fijaste',
        firstStep: 'Elige tu próxima presentación y escribe arriba un número de horas.',
      },
    ],
    phrases: [
      {
        say: 'Respuesta: sí, con un riesgo. Los detalles están en la página dos, si los quieres.',
        avoid: 'Antes de contestar, te explico cómo salió este número.',
        to: 'D',
      },
      {
        say: 'Muy buena historia. ¿Puedo comprobar las dos cifras antes de que salga?',
        avoid: 'Bueno, en realidad creo que no fue exactamente así.',
        to: 'I',
      },
      {
        say: 'Mi versión cambia tres palabras de tu texto. Puedes recuperar la que quieras.',
        avoid: 'Aquí va tu página, un poco reescrita, espero que te guste.',
        to: 'S',
      },
      {
        say: 'Gracias por encontrar el error de mi tabla. ¿Qué fuente uso?',
        avoid: 'Sí, pero el mensaje sigue siendo cierto, y gustó mucho.',
        to: 'C',
      },
      {
        say: 'Esta versión está sin pulir. Dime, por favor, si falla el rumbo, no las comas.',
        avoid: 'Ya casi lo tengo, solo me hace falta una noche más.',
      },
      {
        say: '¿Podemos parar en esta diapositiva? Esa cifra no coincide con el informe que leí.',
        avoid: 'Una presentación preciosa, quizá luego te mande un comentario pequeñito.',
      },
      {
        say: 'Puedo dar quince minutos sin diapositivas, o una hora el mes que viene. Tú eliges.',
        avoid: 'Ah, qué divertido, claro, ya preparo algo bonito.',
      },
    ],
    workingWith: {
      D: {
        title: 'Empieza por la última línea',
        text: 'Con tu introducción cuidadosa, quien tiene prisa acaba mirando el teléfono. Necesita la conclusión, el precio y las opciones, más o menos en ese orden. Su respuesta breve te llega luego como un veredicto sobre tu trabajo, cuando solo tiene que ver con los plazos. Prepara una versión de un minuto y otra de diez. Empieza por la corta y deja que pida la larga.',
      },
      S: {
        title: 'Corrige menos, pregunta más',
        text: 'Alguien constante solo muestra un trabajo a medias cuando siente confianza. Una corrección ingeniosa tuya, aunque sea leve, puede dejar su próximo borrador en el cajón. También le cansa que tu plan cambie con cada hallazgo. Di primero qué parte dejarías igual, pregunta después qué buscaba y guarda tus cambios hasta que te los pida.',
      },
      C: {
        title: 'Quédate en el método',
        text: 'Con una persona aún más exacta que tú, los papeles se invierten: de pronto quien redondea las cifras eres tú. Quiere la definición, la muestra y silencio, y tus ejemplos le resultan una distracción. Tú quieres un pequeño aplauso y recibes una lista. Envíale el material dos días antes, sin bromas, agradece la lista y resuélvela punto por punto.',
      },
    },
  },
}
