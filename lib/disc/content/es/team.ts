/**
 * What is said about a team: situations that are made up, drawn from who sits where (lib/disc/team/findings.ts). `{D}`,
 * `{I}`, `{S}` and `{C}` are the names of people who sit in those quarters. No sentence and no advice stands here twice.
 * No name follows right after "y" or "o", which would have to be "e" or "u" before some; "Nadie" begins the sentence
 * about a seat that no one takes.
 */
import type { PerLetter } from '../../letters'
import type { SITUATIONS as ENGLISH, LetterGap, LetterPair, Situation } from '../team'

/** What two people with these letters are good at together. */
const mix: Record<LetterPair, Situation> = {
  DI: {
    title: 'La sala está en silencio, y hace falta una decisión.',
    says: '{I} consigue que hablen tres personas. {D} se queda con lo que importa. Antes del mediodía está decidido.',
    todo: 'Deja que {I} abra la próxima reunión difícil y que {D} la cierre.',
  },
  DS: {
    title: 'Un viernes entra un pedido grande.',
    says: '{D} dice que sí en menos de una hora. {S} piensa cómo se puede hacer. A las seis, todo el mundo está en casa.',
    todo: 'Antes del próximo sí a algo grande, {D} mira el calendario con {S}.',
  },
  DC: {
    title: 'Hay dos ofertas para un solo contrato.',
    says: '{C} pone las cifras una junto a otra. {D} elige. El contrato se firma esa misma tarde.',
    todo: 'Acuerda cuántas cifras bastan antes de que {C} empiece a reunirlas.',
  },
  IS: {
    title: 'El lunes llega alguien al equipo.',
    says: '{I} le muestra el lugar y tiene una historia para cada puerta. En la tercera semana, {S} aún pregunta qué tal va. A los tres meses, quien llegó se siente en casa.',
    todo: 'La próxima vez, planea el primer día con {I} y el primer mes con {S}.',
  },
  IC: {
    title: 'Hay que explicar el producto nuevo.',
    says: '{C} sabe cómo funciona, hasta el último tornillo. {I} encuentra las palabras que entiende cualquiera. Cabe en una página.',
    todo: 'En el próximo texto para clientes, {C} pone los datos; {I}, la primera frase.',
  },
  SC: {
    title: 'El mismo trabajo grande vuelve cada mes.',
    says: '{S} recuerda qué necesita cada persona. {C} lleva la lista. Sale bien mes tras mes.',
    todo: 'Deja esa lista donde la encuentre quien venga a cubrir el puesto.',
  },
}

/** Where two people with these letters rub. */
const rub: Record<LetterPair, Situation> = {
  DI: {
    title: 'A las diez se habla del presupuesto.',
    says: '{I} empieza por lo que dijo la gente la semana pasada. {D} quiere primero un número. Pronto, cada cual siente que no puede terminar.',
    todo: 'Dale a {I} los tres primeros minutos y a {D} los tres últimos.',
  },
  DS: {
    title: 'A las cuatro hay que contestar.',
    says: '{D} tiene la respuesta a las tres y cinco. {S} sigue leyendo y encuentra la línea que importa.',
    todo: '{S} recibe la pregunta un día antes. {D} recibe la respuesta a las nueve de la mañana.',
  },
  DC: {
    title: 'El lanzamiento es el jueves.',
    says: '{D} cuenta los días. {C} cuenta los errores abiertos. Durante una hora hablan de dos cosas distintas.',
    todo: 'Pregunta cuáles de esos errores notaría la clientela y espera solo a que se corrijan esos.',
  },
  IS: {
    title: 'El plan cambia a la hora de comer.',
    says: '{I} vuelve con uno mejor. {S} dedicó la mañana al anterior. Por la tarde, {S} empieza de nuevo y no lo menciona.',
    todo: 'Una idea nueva espera hasta la mañana siguiente. Entonces {S} dice, antes que nadie, qué trabajo se perdería con ella.',
  },
  IC: {
    title: 'Alguien de fuera pregunta: «¿Eso se puede?».',
    says: '«Claro», dice {I}. {C} lo lee a las seis. A las siete, {C} ya ha contado las horas.',
    todo: '{I} contesta: «Mañana lo confirmo». Hoy mismo, {C} lo mira cinco minutos.',
  },
  SC: {
    title: 'Una página vuelve con comentarios.',
    says: '{C} marcó once puntos, y lo hizo por ayudar. {S} ve once marcas. Sobre el resto no hay ni una palabra.',
    todo: '{C} empieza por lo que funciona y luego dice qué tres marcas importan más.',
  },
}

/** Where the people of three letters meet one after the other. */
const relay: Record<'DIS' | 'DIC' | 'DSC' | 'ISC', Situation> = {
  DIS: {
    title: 'La fecha se mueve una semana.',
    says: '{D} llama a quien hizo el pedido. {I} lo comenta en la comida. {S}, que hace el trabajo, se entera el miércoles.',
    todo: 'Una fecha nueva se le dice primero a {S}. Bastan cinco minutos.',
  },
  DIC: {
    title: 'La gran presentación es el jueves.',
    says: '{D} fija el precio. {I} escribe el comienzo. {C} recibe las dos cosas el miércoles, ya tarde, y ve que no encajan.',
    todo: 'Deja que {C} vaya leyendo desde el lunes, una página al día.',
  },
  DSC: {
    title: 'Algo tiene que cambiar antes del verano.',
    says: '{D} lo anuncia en dos frases. {C} hace once buenas preguntas. {S} tiene una que importa más, y se la guarda.',
    todo: 'Después del próximo anuncio, espera un día y pregúntale a {S} antes que a nadie.',
  },
  ISC: {
    title: 'En la comida, {I} tiene una idea.',
    says: '{S} disfruta de la alegría que trae. {C} ve dónde falla y espera un momento mejor.',
    todo: 'Pregúntale enseguida a {C} qué podría salir mal y deja que {I} busque cómo evitarlo.',
  },
}

/** What someone with this letter gives the others. */
const gift: PerLetter<Situation> = {
  D: {
    title: 'Dos opciones llevan semanas sobre la mesa.',
    says: '{D} pregunta cuánto costaría cada una y elige. Después, el equipo puede volver al trabajo.',
    todo: 'Llévale a {D} una cuestión abierta por semana.',
  },
  I: {
    title: 'Quien puso una queja espera una llamada.',
    says: '{I} marca el número, y diez minutos después hay risas a los dos lados de la línea.',
    todo: 'Si una conversación se ha enfriado, pídele a {I} que la retome.',
  },
  S: {
    title: 'Tres encargos caen en el mismo escritorio.',
    says: '{S} lo nota antes que nadie, trae un café y se lleva uno de los tres.',
    todo: 'Una vez al mes, pregúntale a {S} quién lleva demasiada carga.',
  },
  C: {
    title: 'El informe está terminado y sale dentro de una hora.',
    says: '{C} lo lee una vez más y encuentra el número con un cero de más.',
    todo: 'Reserva desde el principio esa hora para {C}.',
  },
}

/** Where only one of several people has this letter. */
const only: PerLetter<Situation> = {
  D: {
    title: 'Viernes a las cuatro: {D} va en tren.',
    says: 'Un pedido necesita un sí o un no. El resto sabe cuál, y aun así la respuesta espera hasta el lunes.',
    todo: 'Anota hasta qué cantidad puede decir que sí cualquiera.',
  },
  I: {
    title: 'Quienes vienen de visita ya están aquí, pero {I} sigue en otra reunión.',
    says: 'El café está servido, las sillas están puestas, y cada cual espera que empiece otra persona.',
    todo: 'Que otras tres personas abran las tres próximas reuniones. {I} puede ayudar con la primera frase.',
  },
  S: {
    title: 'Alguien del equipo habla poco desde el lunes.',
    says: '{S} lo notó y preguntó. El resto también ayudaría, si lo supiera.',
    todo: 'Empieza la semana con una ronda: qué pesa y qué no.',
  },
  C: {
    title: '{C} tiene tres documentos que revisar para esta noche.',
    says: 'Los tres tienen que estar bien. A las ocho, su lámpara sigue encendida.',
    todo: 'Elige a alguien que también revise, y que {C} le muestre las cinco cosas en las que hay que fijarse.',
  },
}

/** Where someone acts, and no one leads with what would come next. */
const lacks: Record<LetterGap, Situation> = {
  DI: {
    title: 'El trabajo acaba una semana antes.',
    says: '{D} ya está con el siguiente. Tres personas aún esperan este. Nadie les avisa.',
    todo: 'Que el último paso de cada trabajo sea un mensaje corto a quien lo pidió.',
  },
  DS: {
    title: 'Antes del fin de semana cabría un trabajo más.',
    says: '{D} le encuentra un hueco en el plan. Una persona ya se quedó dos veces hasta tarde esta semana. Nadie le pregunta si puede.',
    todo: 'Antes de repartir un trabajo, mira quién se llevó el último.',
  },
  DC: {
    title: 'La oferta sale a las seis.',
    says: '{D} la envía. Es buena. Nadie ha leído la página tres.',
    todo: 'Todo lo que lleve un precio sale cuando lo hayan leído dos personas.',
  },
  ID: {
    title: 'Hay dos ideas, y gustan las dos.',
    says: '{I} tiene una palabra amable para cada una. A las cinco, las dos siguen en la pizarra. Nadie ha dicho cuál va a ser.',
    todo: 'Al empezar la reunión, nombra a una persona que elija al final.',
  },
  IS: {
    title: 'Es la cuarta idea nueva de esta semana.',
    says: '{I} entusiasma con ella a todo el mundo. La de la semana pasada está a medias. Nadie se ocupa de ella.',
    todo: 'Antes de que empiece una idea, di quién va a terminar la anterior.',
  },
  IC: {
    title: 'Un pedido llega por teléfono a las 17:50.',
    says: '{I} contesta. Al otro lado se ríen dos veces. Nadie anota qué se prometió.',
    todo: 'Quien atiende una llamada envía dos líneas al resto antes de irse a casa.',
  },
  SD: {
    title: 'La misma pregunta está otra vez en la lista.',
    says: '{S} espera a que todo el mundo esté conforme. Pasa otra semana. Nadie dice: «Entonces lo hacemos así».',
    todo: 'Pon un nombre y un día al lado de cada cuestión abierta.',
  },
  SI: {
    title: 'Hay algo que lleva dos años funcionando bien.',
    says: '{S} lo mantiene así, día tras día. También le serviría al equipo de al lado. Nadie se lo muestra.',
    todo: 'Una vez al mes, muestra algo terminado a gente que aún no conoce al equipo.',
  },
  SC: {
    title: 'El trabajo se hace como el año pasado.',
    says: '{S} se sabe el camino de memoria y ayuda a quien no lo conoce. En agosto, {S} no está. Nadie lo ha escrito.',
    todo: 'Que lo escriba quien llegó hace menos, mientras {S} lo cuenta.',
  },
  CD: {
    title: 'La comparación tiene nueve columnas.',
    says: '{C} las ha llenado todas. Están bien. Nadie elige una fila.',
    todo: 'Di de antemano quién elige y qué día, aunque quede una columna vacía.',
  },
  CI: {
    title: 'Hay una forma de ahorrar una hora por semana.',
    says: '{C} la explicó en dos páginas cuidadas. Hay copias en seis escritorios. Nadie la ha puesto en una frase que se repita a la hora de comer.',
    todo: 'Cuéntaselo a alguien de fuera del trabajo y guarda la frase que entendió.',
  },
  CS: {
    title: 'El error aparece a las cuatro y media.',
    says: '{C} puede decir exactamente de dónde salió. A las cinco está corregido. Nadie pregunta cómo está quien lo cometió.',
    todo: 'Después de cada corrección, haz una pregunta que no trate del error.',
  },
}

/** Where no one leads with this letter. */
const missing: PerLetter<Situation> = {
  D: {
    title: 'Aquí no hay nadie con letra principal D.',
    says: 'Una cuestión sigue abierta porque a nadie le importa esperar.',
    todo: 'Acuerda quién decide antes de que surja la pregunta.',
  },
  I: {
    title: 'Aquí no hay nadie con letra principal I.',
    says: 'El buen trabajo se termina a puerta cerrada, y el equipo de al lado se entera por casualidad.',
    todo: 'Acuerda quién da a conocer lo que se ha hecho.',
  },
  S: {
    title: 'Aquí no hay nadie con letra principal S.',
    says: 'La carga crece un poco cada semana, y puede que quien más lleva no lo diga.',
    todo: 'Acuerda quién mira si la carga está bien repartida.',
  },
  C: {
    title: 'Aquí no hay nadie con letra principal C.',
    says: 'Lo que parece terminado sale, y el pequeño error lo encuentra quien lo recibe.',
    todo: 'Acuerda quién busca lo que falta.',
  },
}

/** Where all sit with one letter: what they are good at … */
const alike: PerLetter<Situation> = {
  D: {
    title: 'A las nueve surge un problema.',
    says: 'A las diez, cada persona ha dicho lo que piensa, y la primera respuesta va de camino.',
    todo: 'Guarda esa velocidad para lo urgente y elige una cosa de esta semana que pueda tardar más.',
  },
  I: {
    title: 'Un martes de lluvia alguien llega de visita.',
    says: 'Cinco minutos después hay café, y el equipo entero sabe de dónde viene esa persona.',
    todo: 'Anota un nombre y un deseo de cada visita mientras los tienes frescos.',
  },
  S: {
    title: 'Alguien del equipo pasa una semana en cama.',
    says: 'El trabajo sigue, no hizo falta pedírselo a nadie, y nada queda sin hacer.',
    todo: 'El viernes, di en voz alta quién se encargó de qué, para que se vea.',
  },
  C: {
    title: 'Alguien pide una cifra de marzo.',
    says: 'Está en la carpeta correcta, con su fuente, y coincide con la de abril.',
    todo: 'Elige este mes un documento que pueda quedar bien sin quedar perfecto.',
  },
}

/** … and what none of them picks up. */
const same: PerLetter<Situation> = {
  D: {
    title: 'Hay un solo volante, y todas las manos están en él.',
    says: 'Cada cual ha empezado ya. Nadie da a conocer el trabajo, ni ve quién lleva demasiada carga, ni revisa antes de enviar.',
    todo: 'Pon esas tres cosas en una lista y haz turnos de una semana.',
  },
  I: {
    title: 'La reunión fue excelente, y ya es jueves.',
    says: 'Todo el mundo recuerda la mejor idea. La fecha y el precio no están en las notas de nadie.',
    todo: 'Cierra cada reunión con dos minutos de silencio para que todo el mundo tome notas.',
  },
  S: {
    title: 'Algo pequeño va mal desde la primavera.',
    says: 'Lo nota el equipo entero, y por amabilidad nadie lo dice. En otoño sigue ahí.',
    todo: 'Cada tres meses, invita a alguien de otro equipo a mirar y a decir qué cambiaría.',
  },
  C: {
    title: 'El lunes, el trabajo estaba terminado.',
    says: 'El jueves, cada cual ha encontrado una cosa más que corregir. Quien lo encargó lo habría aceptado como estaba.',
    todo: 'Pregúntale a quien lo recibe qué le bastaría, y detente ahí.',
  },
}

/** What a team is good at that leans to one half of the circle (`QUALITIES` in lib/disc/team). */
const lean: typeof ENGLISH.lean = {
  pace: {
    title: 'Al mediodía llega una oferta que vale hasta la noche.',
    says: 'A las dos ya se ha comentado, y a las tres hay respuesta. El punto fuerte de este equipo es el ritmo.',
    todo: 'Elige una clase de decisión que espere una noche, diga lo que diga el reloj.',
  },
  calm: {
    title: 'Nada funciona, y suenan todos los teléfonos.',
    says: 'Aquí nadie levanta la voz, y la lista se acorta. La calma aguanta cuando hace falta.',
    todo: 'Acuerda una palabra que quiera decir «esto ya es urgente», para que nadie la pase por alto.',
  },
  care: {
    title: 'Alguien vuelve después de un mes duro.',
    says: 'Hay una tarjeta en el escritorio, y la primera semana está planeada para que sea ligera. Aquí se cuida a la gente.',
    todo: 'Una vez por semana, empieza por la cifra más dura y solo después pregunta cómo está la gente.',
  },
  precision: {
    title: 'La factura tiene que estar bien, y vence hoy.',
    says: 'La conversación espera. A las cuatro sale la factura, sin un error, y por eso la gente confía en este equipo.',
    todo: 'Cuando haya salido la próxima, come con el equipo antes de empezar otra.',
  },
}

/** What the highest average gives a team. */
const peak: PerLetter<Situation> = {
  D: {
    title: 'El promedio más alto es el de la D.',
    says: 'Cuando algo se atasca, suele haber alguien que lo pone en marcha el mismo día.',
    todo: 'Deja una noche entre una decisión grande y el comienzo.',
  },
  I: {
    title: 'El promedio más alto es el de la I.',
    says: 'Una idea nueva ya gusta antes del mediodía, incluso dos áreas más allá.',
    todo: 'Termina cada reunión con una lista: qué falta, para cuándo y quién lo lleva.',
  },
  S: {
    title: 'El promedio más alto es el de la S.',
    says: 'Lo que se prometió en enero se sigue cumpliendo en junio.',
    todo: 'Antes de cerrar un acuerdo, pídele a cada persona que diga una duda.',
  },
  C: {
    title: 'El promedio más alto es el de la C.',
    says: 'Lo que sale de este equipo está leído dos veces, y quien lo recibe rara vez tiene que preguntar.',
    todo: 'Antes de empezar, acuerda cuándo es suficiente.',
  },
}

/** Every situation, by what was found and in which letters. */
export const SITUATIONS: typeof ENGLISH = {
  mix,
  rub,
  relay,
  gift,
  only,
  lacks,
  missing,
  alike,
  same,
  lean,
  peak,
}

/**
 * What goes with `{who}`, by what becomes of their letter (lib/disc/team/losses.ts): no one has it, one has it, several
 * still have it, or it is too close to tell. `{left}` are those who have it and stay.
 */
export const WITHOUT: Record<'missing' | 'only' | 'stay', PerLetter<string>> & { open: string } = {
  missing: {
    D: 'Sin {who}, nadie decide enseguida.',
    I: 'Sin {who}, nadie consigue que la gente hable.',
    S: 'Sin {who}, nadie pregunta quién tiene demasiado trabajo.',
    C: 'Sin {who}, nadie revisa antes de enviar.',
  },
  only: {
    D: 'Sin {who}, las decisiones rápidas dependen solo de {left}.',
    I: 'Sin {who}, la conversación depende solo de {left}.',
    S: 'Sin {who}, la paz depende solo de {left}.',
    C: 'Sin {who}, la revisión depende solo de {left}.',
  },
  stay: {
    D: 'Sin {who}, {left} siguen poniendo todo en marcha.',
    I: 'Sin {who}, {left} siguen atrayendo gente.',
    S: 'Sin {who}, {left} siguen cumpliendo lo prometido.',
    C: 'Sin {who}, {left} siguen encontrando el error.',
  },
  open: 'Sin {who}, aún no está claro qué se pierde.',
}

/** What they are, under their heading. */
export const SITUATIONS_NOTE = 'Escenas inventadas, según el lugar de cada persona.'

/** In place of findings where none is sure enough. */
export const TOO_CLOSE = 'Aún no hay nada claro.'

export const TEAM_NOTE = 'Un perfil dice cómo suele trabajar alguien. No mide ninguna capacidad, y por sí solo no debería decidir un empleo, un puesto ni un aumento.'
