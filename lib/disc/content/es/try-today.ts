/** One line a day to say to someone, for readers without a complete report: four to a style. */
import type { PerLetter } from '../../letters'
import type { StyleCode } from '../../styles'

/** To whom a line is said, after the letter they lead with. */
export const TRY_WITH: PerLetter<string> = {
  D: 'Pruébalo hoy con alguien que quiera una decisión',
  I: 'Pruébalo hoy con alguien que piense en voz alta',
  S: 'Pruébalo hoy con alguien a quien le guste saber qué viene',
  C: 'Pruébalo hoy con alguien que primero revise',
}

/** `TRY_LINES[reader][other]`. */
export const TRY_LINES: Record<StyleCode, PerLetter<string>> = {
  D: {
    D: 'Esta vez decides tú. Te apoyo, elijas lo que elijas.',
    I: 'Cuéntame qué parte te gusta más. Tengo hasta las diez para escucharte.',
    S: 'Esta mañana iba con prisa. ¿Qué querías decirme?',
    C: '¿Qué sabes de esto que yo no sé?',
  },
  DI: {
    D: 'En una frase, ¿qué harías tú con esto?',
    I: 'Hoy lo presentas tú. Yo me quedo al fondo y digo que sí con la cabeza.',
    S: 'Llevo dos cambios de plan esta semana. ¿Cuál te da más trabajo?',
    C: 'Voy a contárselo a todo el mundo. ¿Qué palabra promete demasiado?',
  },
  DS: {
    D: 'Hoy no discuto. Dime qué necesitas y te digo qué puedo hacer.',
    I: 'No se me nota, pero esta idea me gusta. Sigue.',
    S: 'Me gustaría oír una cosa que tú harías de otra forma.',
    C: 'Yo ya estaba en marcha. ¿Notaste algo que se me pasó?',
  },
  DC: {
    D: 'Si probamos primero lo tuyo, ¿en qué debo fijarme?',
    I: 'Veo tres errores y una idea muy buena. Empecemos por la idea.',
    S: 'Esto lo hiciste bien. Tendría que habértelo dicho el lunes.',
    C: 'Tú revisas las cifras y yo las fechas. A las tres cambiamos.',
  },
  I: {
    D: 'Dos frases y me callo: va bien, y necesito un día más.',
    I: 'Hoy cuentas tú la historia, y yo solo hago preguntas.',
    S: '¿Salimos a caminar un poco? Me gustaría oírte sin el resto del grupo.',
    C: 'Dije que lo tendría pronto. ¿Qué fecha te parece creíble?',
  },
  ID: {
    D: 'Lo mío ya está dicho. ¿Es un sí o es un no?',
    I: 'Hoy tu idea es mejor que la mía. ¿Qué necesitas para empezar?',
    S: 'Quizá lo decidí demasiado rápido para ti. ¿Lo miramos otra vez?',
    C: 'Lo pinté muy grande. ¿De qué tamaño es en realidad?',
  },
  IS: {
    D: 'Hoy sin rodeos: necesito dos días más, y te digo por qué.',
    I: 'A ti y a mí nos gusta decir que sí. ¿A qué decimos hoy que no?',
    S: 'Esta semana hablas poco. Si quieres contarme por qué, a las cuatro tengo tiempo.',
    C: 'Te lo pregunté delante de todo el mundo. La próxima vez paso antes a verte.',
  },
  IC: {
    D: 'Podría explicarlo durante una hora. ¿Qué necesitas saber en un minuto?',
    I: 'De ahí puede salir algo bueno. ¿Qué tendríamos que averiguar primero?',
    S: 'Mi pregunta de esta mañana suena dura, lo sé. Solo quería entenderlo.',
    C: 'Piénsalo con calma. No te vuelvo a preguntar antes de las dos.',
  },
  S: {
    D: 'Todavía no estoy de acuerdo. ¿Te digo por qué en dos frases?',
    I: 'Me gusta más de lo que dice mi cara. ¿Cuál es el siguiente paso?',
    S: 'Hoy me vendría bien algo de ayuda. ¿Tienes media hora?',
    C: 'Lo hice como de costumbre. ¿Ves un motivo para cambiarlo?',
  },
  SD: {
    D: 'Digo que no a esta tarea, para que salgan las otras dos.',
    I: 'Es una buena idea, y en mayo lo seguirá siendo.',
    S: 'Si esto es demasiado para ti, dímelo hoy. Todavía puedo moverlo.',
    C: '¿Cómo salió las tres últimas veces? Yo solo recuerdo una.',
  },
  SI: {
    D: 'No me gusta cómo quedó lo de ayer. ¿Hablamos cinco minutos?',
    I: 'Hoy ayudas a todo el mundo. ¿Quién te ayuda a ti?',
    S: 'Dije que todo estaba bien, y no era del todo cierto. ¿Empiezo de nuevo?',
    C: '¿Me lo explicas como si hoy fuera mi primer día?',
  },
  SC: {
    D: 'Al mediodía tienes mi respuesta. Antes me gustaría leerlo.',
    I: 'Despacio, por favor. ¿Por dónde empiezo?',
    S: 'Escribí cómo lo hago yo. ¿Lo pruebas y me dices qué falta?',
    C: 'A las cuatro dejo de revisar. Si encuentras algo, lo arreglamos mañana.',
  },
  C: {
    D: 'Tengo una duda, y es sobre la fecha. ¿Quieres oírla?',
    I: 'Buena historia. ¿Qué debería recordar de ella la gente?',
    S: 'Solo marqué lo que estaba mal. La mayor parte está bien, y no lo dije.',
    C: 'Si hubiera que entregarlo esta noche, ¿qué dejaríamos fuera?',
  },
  CD: {
    D: 'Tú lo quieres rápido y yo lo quiero bien hecho. ¿Qué quitamos para lograr las dos cosas?',
    I: 'Antes de que yo critique nada, ¿qué es lo que más te gusta?',
    S: 'Esa regla la puse yo. ¿Te complica el día?',
    C: 'Yo aceptaría esto. ¿Dónde pedirías más?',
  },
  CI: {
    D: 'Hay una versión larga y una corta. La corta: adelante.',
    I: 'Explícalo tú. Yo solo levanto la mano si falla un número.',
    S: 'Son muchos detalles. ¿Qué parte necesitas hoy?',
    C: 'Cambié de idea durante la noche. ¿Te muestro la cifra que me convenció?',
  },
  CS: {
    D: 'No está terminado, y aun así puedes verlo. ¿Qué decidirías con esto?',
    I: 'Necesito una hora de silencio. Después me gustaría oírlo todo.',
    S: 'Llevo una lista de lo que me preocupa. ¿La comparamos con la tuya?',
    C: 'Yo lo daría por terminado. ¿Y tú?',
  },
}
