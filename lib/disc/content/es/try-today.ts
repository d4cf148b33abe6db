/** One line a day to say to someone, for readers without a complete report: four to a style. */
import type { PerLetter } from '../../letters'
import type { StyleCode } from '../../styles'

/** To whom a line is said, after the letter they lead with. */
export const TRY_WITH: PerLetter<string> = {
  D: 'Pruébalo hoy con alguien que quiere una decisión',
  I: 'Pruébalo hoy con alguien que piensa en voz alta',
  S: 'Pruébalo hoy con alguien a quien le gusta saber qué viene',
  C: 'Pruébalo hoy con alguien que primero revisa',
}

/** `TRY_LINES[reader][other]`. */
export const TRY_LINES: Record<StyleCode, PerLetter<string>> = {
  D: {
    D: 'Esta vez decides tú. Te apoyo, elijas lo que elijas.',
    I: 'Cuéntame qué parte te gusta más. Te escucho hasta las diez.',
    S: 'Esta mañana iba con prisa. ¿Qué querías decirme?',
    C: '¿Qué sabes de esto que yo no sé?',
  },
  DI: {
    D: 'En una frase, ¿qué harías tú con esto?',
    I: 'Hoy lo presentas tú. Yo me quedo al fondo y digo que sí con la cabeza.',
    S: 'Cambié el plan dos veces esta semana. ¿Qué cambio te dio más trabajo?',
    C: 'Antes de contárselo a todo el mundo, ¿qué palabra promete demasiado?',
  },
  DS: {
    D: 'Hoy no discuto. Dime qué necesitas y te digo qué puedo hacer.',
    I: 'No se me nota, pero esta idea me gusta. Sigue.',
    S: 'Me gustaría oír una cosa que tú harías de otra forma.',
    C: '¿Notaste algo cuando yo ya iba de camino?',
  },
  DC: {
    D: 'Si probamos primero lo tuyo, ¿en qué debo fijarme?',
    I: 'Encontré tres errores y una idea muy buena. Empecemos por la idea.',
    S: 'Esto lo hiciste bien. Tendría que habértelo dicho el lunes.',
    C: 'Tú revisas las cifras y yo las fechas. A las tres cambiamos.',
  },
  I: {
    D: 'Dos frases y me callo: va bien, y necesito un día más.',
    I: 'Hoy cuentas tú la historia, y yo solo hago preguntas.',
    S: '¿Salimos a caminar un poco? Me gustaría oírte sin el resto del grupo.',
    C: 'Dije que estaría pronto. ¿Qué fecha te parece creíble?',
  },
  ID: {
    D: 'Ya dije lo mío. ¿Es un sí o es un no?',
    I: 'Hoy tu idea es mejor que la mía. ¿Qué necesitas para empezar?',
    S: 'Quizá lo decidí demasiado rápido para ti. ¿Lo miramos otra vez?',
    C: 'Hice que sonara grande. ¿Qué tamaño tiene en realidad?',
  },
  IS: {
    D: 'Hoy voy directo al tema: necesito dos días más, y te digo por qué.',
    I: 'A ti y a mí nos gusta decir que sí. ¿A qué decimos hoy que no?',
    S: 'Esta semana hablaste poco. Si quieres contarme por qué, a las cuatro tengo tiempo.',
    C: 'Te lo pregunté delante de todo el mundo. La próxima vez paso antes a verte.',
  },
  IC: {
    D: 'Podría explicarlo durante una hora. ¿Qué necesitas saber en un minuto?',
    I: 'De ahí puede salir algo. ¿Qué tendríamos que averiguar primero?',
    S: 'Mi pregunta de esta mañana sonó dura. Solo quería entenderlo.',
    C: 'Piénsalo con calma. No vuelvo a preguntar antes de las dos.',
  },
  S: {
    D: 'Todavía no estoy de acuerdo. ¿Te digo por qué en dos frases?',
    I: 'Me gusta más de lo que dice mi cara. ¿Qué sigue ahora?',
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
    I: 'Hoy ayudaste a todo el mundo. ¿Y a ti quién te ayuda?',
    S: 'Dije que estaba bien, y no era del todo cierto. ¿Te lo digo de nuevo?',
    C: '¿Me lo explicas como si hoy fuera mi primer día?',
  },
  SC: {
    D: 'A mediodía tienes mi respuesta. Hasta entonces me gustaría leerlo.',
    I: 'Despacio, por favor. ¿Por dónde quieres que empiece?',
    S: 'Escribí cómo lo hago yo. ¿Lo pruebas y me dices qué falta?',
    C: 'A las cuatro dejé de revisar. Si encuentras algo, lo arreglamos mañana.',
  },
  C: {
    D: 'Tengo una duda, y es sobre la fecha. ¿Quieres oírla?',
    I: 'Buena historia. ¿Qué debería recordar de ella la gente?',
    S: 'Solo marqué lo que estaba mal. La mayor parte está bien, y no lo dije.',
    C: 'Si hubiera que entregarlo esta noche, ¿qué dejaríamos fuera?',
  },
  CD: {
    D: 'Tú lo quieres rápido y yo lo quiero bien. ¿Qué quitamos para lograr las dos cosas?',
    I: 'Antes de que critique algo, ¿qué es lo que más te gusta?',
    S: 'Esa regla la puse yo. ¿Te complica el día?',
    C: 'Yo aceptaría esto. ¿Dónde pedirías más?',
  },
  CI: {
    D: 'Hay una versión larga y una corta. La corta: adelante.',
    I: 'Explícalo tú. Yo solo levanto la mano si falla un número.',
    S: 'Fueron muchos detalles. ¿Qué parte necesitas hoy?',
    C: 'Cambié de idea durante la noche. ¿Te muestro la cifra que me convenció?',
  },
  CS: {
    D: 'No está terminado, y aun así puedes verlo. ¿Qué decidirías con esto?',
    I: 'Necesito una hora de silencio. Después me gustaría oírlo todo.',
    S: 'Llevo una lista de lo que me preocupa. ¿La comparamos con la tuya?',
    C: 'Yo lo daría por terminado. ¿Y tú?',
  },
}
