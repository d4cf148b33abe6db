/**
 * How a person of each style works with someone who leads with each letter. Said to that person, about one or several
 * others: "alguien así" and "quien" leave the number open. No text of the complete report stands here.
 */

import type { PerLetter } from '../../letters'
import type { StyleCode } from '../../styles'
import type { WithLetter } from '../with-letter'

/** `WITH_LETTER[reader][other]`. */
export const WITH_LETTER: Record<StyleCode, PerLetter<WithLetter>> = {
  D: {
    D: {
      helps: 'Cuando dos personas deciden rápido, pueden acabar peleándose por el volante. Di qué resultado hace falta y deja que cada cual llegue por su camino.',
      open: '¿Cuál de estas dos llamadas prefieres? Yo hago la otra.',
    },
    I: {
      helps: 'A ti te basta una frase para ver la idea; alguien así encuentra la suya hablando. Pide primero la historia y guarda tu veredicto para el final.',
      open: '¿Qué es lo mejor que cuenta la gente esta semana?',
    },
    S: {
      helps: 'Si empujas, alguien así suele callarse, y callar no es decir que sí. Da el motivo antes del cambio, y una noche para pensarlo.',
      open: 'Me gustaría cambiar la hora de inicio. ¿Qué necesitarías de mí antes?',
    },
    C: {
      helps: 'Tú confías en tu intuición; alguien así, en lo que está escrito. Di en qué dato se apoya tu elección, para que examine el dato y no a ti.',
      open: 'Me inclino por la segunda oferta. ¿Qué cifra me haría cambiar de idea?',
    },
  },
  DI: {
    D: {
      helps: 'A menudo sigues vendiendo después de la venta. Aquí, detente tras la primera frase y espera; la pausa logra más que una segunda razón.',
      open: 'Lo quiero para el viernes y necesito tu sí. ¿Te digo por qué?',
    },
    I: {
      helps: 'Hay energía para llenar una sala, y entonces nadie tiene el lápiz en la mano. Cede la apertura y quédate con el cierre.',
      open: 'Tú abres y yo anoto lo que prometemos. ¿Trato hecho?',
    },
    S: {
      helps: 'Tu velocidad divierte durante una hora y cansa si dura una semana. Deja que alguien así elija el orden de los pasos, y respeta ese orden.',
      open: 'Hay tres pasos. ¿Con cuál te gustaría empezar?',
    },
    C: {
      helps: 'Ante las grandes palabras, alguien así busca la letra pequeña. Cambia una promesa por una cifra y di de dónde sale.',
      open: 'Esto me entusiasma, así que revísalo. ¿Dónde parece demasiado bueno este número?',
    },
  },
  DS: {
    D: {
      helps: 'Tomas una decisión y la sostienes, y alguien así también. Di en voz alta qué te haría cambiar de rumbo y pregúntale lo mismo.',
      open: 'Yo lo detendría si el gasto subiera un diez por ciento. ¿Qué te haría detenerlo a ti?',
    },
    I: {
      helps: 'Parece que ya lo tienes decidido, y alguien así todavía juega con ideas. Di qué parte sigue abierta, para que sepa dónde jugar.',
      open: 'La fecha está fija; el camino, no. ¿Qué se te ocurre?',
    },
    S: {
      helps: 'Aquí nadie hace ruido, así que es fácil que no oigas un no. Pregúntale qué preferiría conservar antes de mover nada.',
      open: 'Antes de mover algo: ¿qué debería quedarse como está?',
    },
    C: {
      helps: 'Sigues porque funciona; alguien así se detiene para ver si aguanta. Acuerda un día para su revisión y espera a que llegue.',
      open: 'Tienes hasta el miércoles para buscar los huecos. Antes no empiezo.',
    },
  },
  DC: {
    D: {
      helps: 'Llevas pruebas a quien solo quiere la respuesta. Pon las pruebas en una segunda hoja y entrega la primera.',
      open: 'Mi respuesta es no, y puedo decir por qué en una línea. ¿La quieres?',
    },
    I: {
      helps: 'Tu primer comentario suele ser sobre el fallo. Empieza por la parte que usarías y guarda el fallo para el minuto diez.',
      open: 'Tu comienzo lo usaría tal cual. ¿Podemos mirar el final?',
    },
    S: {
      helps: 'Tu exigencia puede sonar como una nota de examen. Di qué es suficiente y, en cuanto se alcance, no pidas más.',
      open: 'Dos de estas tres tareas ya están. ¿Qué te ayudaría con la última?',
    },
    C: {
      helps: 'Cada cual ve el error ajeno desde la otra punta de la sala. Acuerda qué errores importan antes de que alguien abra el archivo.',
      open: '¿Qué dos errores no podemos dejar pasar? Empiezo yo.',
    },
  },
  I: {
    D: {
      helps: 'Tus mejores historias dan tres vueltas, y quien tiene prisa suele oír solo la primera. Empieza por cómo termina y mira si te piden más.',
      open: 'Tenemos la sala, y ya está pagada. ¿Quieres saber el resto?',
    },
    I: {
      helps: 'Aquí las ideas llegan más rápido de lo que una mano escribe. Al final elige una y deja descansar las demás un mes.',
      open: 'Tenemos seis ideas y una semana. ¿Cuál te hace sonreír más?',
    },
    S: {
      helps: 'Te gusta la sala llena, y alguien así se anima a hablar donde hay dos sillas. Propón un café antes de la reunión.',
      open: 'Llevo un buen rato hablando. ¿Y tú qué piensas?',
    },
    C: {
      helps: 'Sientes que va a funcionar, y alguien así lo quiere ver. Propón una prueba pequeña que pueda fallar y pídele que fije cuándo está superada.',
      open: 'Probemos primero con diez personas. ¿Qué resultado te convencería?',
    },
  },
  ID: {
    D: {
      helps: 'Aquí todo el mundo quiere pasar primero por la puerta. Deja que alguien así fije la meta y ofrece traer a la gente.',
      open: 'Tú dices adónde vamos y yo consigo que el resto se sume. ¿Adónde?',
    },
    I: {
      helps: 'Le pones empuje a la diversión, y puede volverse una carrera de ideas. Frena una vez y pregúntale qué trabajo mostraría con orgullo.',
      open: 'Si en junio mostramos una sola cosa, ¿cuál debería ser?',
    },
    S: {
      helps: 'Un sí rápido tuyo puede ser una noche larga para alguien así. Pregunta cuántas horas lleva antes de prometérselo a nadie.',
      open: 'Me gustaría decir que sí a esto. ¿Cuántas horas te costaría?',
    },
    C: {
      helps: 'Tú redondeas hacia arriba; alguien así, hacia abajo. En público usa su cifra y deja la tuya como esperanza.',
      open: '¿Qué número puedo decir el lunes en voz alta y aun así dormir bien?',
    },
  },
  IS: {
    D: {
      helps: 'A veces suavizas un mensaje duro hasta que casi no queda nada. Di lo duro en la primera frase; mejor hoy que el último día.',
      open: 'Esto va a llegar cuatro días tarde. Quiero que lo sepas por mí.',
    },
    I: {
      helps: 'La conversación fluye, y de pronto ha pasado una hora. Escribe la pregunta abierta en una tarjeta y ponla entre las tazas.',
      open: 'Primero lo único que hay que decidir, luego las historias. ¿De acuerdo?',
    },
    S: {
      helps: 'Aquí nadie quiere romper la armonía. Pregunta qué no está funcionando, cuenta lo tuyo y da las gracias por la respuesta.',
      open: 'Dime una cosa que te haya molestado este mes. Yo también tengo una.',
    },
    C: {
      helps: 'Te fijas en las caras, y la de quien está pensando muestra poco. No tomes el silencio por un no; fija una hora y vuelve.',
      open: 'No hace falta que contestes ahora. ¿Puedo volver a las tres?',
    },
  },
  IC: {
    D: {
      helps: 'Sabes contarlo con color y con cifras, y alguien así quiere poco de cada cosa. Elige una línea de cada una y deja una copia.',
      open: 'Ya está en dos líneas. ¿Cuál quieres cambiar?',
    },
    I: {
      helps: 'Tu ingenio gusta, y sorprende que de pronto saques números. Avisa cuando cambies: ahora soñamos, ahora revisamos.',
      open: 'Soñemos media hora. Después hago las preguntas aburridas.',
    },
    S: {
      helps: 'A las nueve todo te gusta y a las diez lo criticas, y alguien así puede preguntarse por qué. Di que dudas del plan y que su trabajo estuvo bien.',
      open: 'Me gusta cómo lo resolviste. ¿Puedo mirar de cerca un detalle?',
    },
    C: {
      helps: 'A ti hablar te ayuda a pensar; alguien así piensa antes de hablar. Manda tu pregunta por la mañana y pasa a comentarla por la tarde.',
      open: 'Tienes una pregunta mía de esta mañana. ¿Cuál es tu primera duda?',
    },
  },
  S: {
    D: {
      helps: 'Esperas un buen momento, y en días como los suyos no lo hay. Entra con una sola frase y con tu propia propuesta.',
      open: 'Tengo una petición y una idea para resolverla. ¿Me das dos minutos?',
    },
    I: {
      helps: 'Los planes te llegan todos a la vez, y quieres saber cuál cuenta. Deja que corran un rato y luego menciona el plan en el que puedes ayudar.',
      open: 'Puedo ayudar con una de estas cosas. ¿Con cuál te ayudo?',
    },
    S: {
      helps: 'Aquí se cuida la paz, y una vieja costumbre se queda aunque ya no sirva. Prueba un cambio pequeño durante una semana, con la opción de volver atrás.',
      open: '¿Y si de aquí al viernes lo hacemos de otra manera, solo para ver?',
    },
    C: {
      helps: 'Alguien así busca el punto débil de un plan, y puede parecerte que critica a las personas. Pídele que marque también lo que ya funciona.',
      open: '¿Qué dejarías como está? Después dime qué te preocupa.',
    },
  },
  SD: {
    D: {
      helps: 'Tu no es tranquilo y a menudo llega tarde. Dilo pronto, junto con lo que lo convertiría en un sí.',
      open: 'Así no. Con dos personas más, cuenta conmigo.',
    },
    I: {
      helps: 'Mantienes el rumbo, y cada mañana alguien así ve otro mejor. Dales a las ideas nuevas un lugar y un día, y conserva el plan de hoy.',
      open: 'Ponlo en la lista del martes. ¿Qué terminamos hoy?',
    },
    S: {
      helps: 'Alguien así sigue tu paso constante, y puede que no diga cuándo es demasiado. Mira cuánta carga lleva antes de añadir algo.',
      open: '¿Qué tienes pendiente que pueda esperar al mes que viene?',
    },
    C: {
      helps: 'Sueles juzgar por cómo salió la última vez; alguien así pregunta si fue suerte. Lleva dos casos pasados en vez de uno.',
      open: 'Funcionó en marzo y en mayo. En tu opinión, ¿qué fue diferente?',
    },
  },
  SI: {
    D: {
      helps: 'Tu amabilidad puede tapar la noticia que hace falta oír. Pon la noticia al principio y la amabilidad después.',
      open: 'Primero lo malo: nos faltan dos personas. Y sé quién podría ayudar.',
    },
    I: {
      helps: 'Escuchas tan bien que la conversación puede pasar de la hora. Resume lo que oíste y devuélvelo en una frase.',
      open: 'Entonces, lo que de verdad quieres es más tiempo con la gente. ¿Lo entiendo bien?',
    },
    S: {
      helps: 'Entre personas pacientes, una preocupación puede quedarse semanas ahí. Cuenta antes la tuya, y que sea pequeña y tenga arreglo.',
      open: 'Hay una cosa pequeña que me da vueltas en la cabeza. ¿Te la cuento?',
    },
    C: {
      helps: 'Preguntas cómo está la gente, y te contestan hablando del trabajo. Empieza por el trabajo y pregunta más tarde cuánto esfuerzo supone.',
      open: '¿Qué parte te llevó más tiempo? Me gustaría verla.',
    },
  },
  SC: {
    D: {
      helps: 'Tú querrías un día más; alguien así, un día menos. Ofrece lo que ya está y di qué falta.',
      open: 'La mitad ya se puede usar hoy. El resto llega el lunes.',
    },
    I: {
      helps: 'Si la conversación cambia de tema a cada rato, te puedes perder. Anota cada asunto y, al final, lee la lista en voz alta.',
      open: 'Tengo cuatro cosas anotadas. ¿Cuáles debería empezar de verdad?',
    },
    S: {
      helps: 'Aquí las promesas se cumplen, y rara vez se pide ayuda. Di una vez por semana qué dejarías en otras manos si pudieras.',
      open: 'Si esta semana te quitara una tarea, ¿cuál sería?',
    },
    C: {
      helps: 'Con tanto cuidado, un plan se puede pulir hasta que se pasa la fecha. Acuerda qué parte puede quedar sin pulir.',
      open: '¿Qué puede quedar sin pulir esta vez? Yo dejaría la última página.',
    },
  },
  C: {
    D: {
      helps: 'Das las razones y luego el resultado; alguien así escucha en el orden contrario. Dale la vuelta a la hoja y empieza por la última línea.',
      open: 'Elige la más barata. Te muestro por qué en tres minutos.',
    },
    I: {
      helps: 'Tus preguntas son interés, y aun así pueden sonar a puertas que se cierran. Di por qué preguntas y quédate en dos.',
      open: 'Quiero que esto salga bien, así que tengo dos preguntas. ¿Puedo?',
    },
    S: {
      helps: 'Para ti, una nota corta al margen es un dato; a quien la recibe puede parecerle fría. Pon también una línea sobre lo que conservarías.',
      open: 'Yo conservaría la primera mitad. ¿Vemos el resto con calma?',
    },
    C: {
      helps: 'Cada cual tiene un método, y los dos funcionan. Elige uno para este trabajo y anota por qué.',
      open: '¿A tu manera o a la mía esta vez? El mes que viene cambiamos.',
    },
  },
  CD: {
    D: {
      helps: 'Aquí se va derecho al punto débil, y la conversación puede acabar en duelo. Acuerda antes qué quiere ganar cada cual.',
      open: 'Queremos que esto salga para mayo. ¿Qué lo frena?',
    },
    I: {
      helps: 'Vas a lo que está mal, y el ánimo cae antes de que llegues a lo que está bien. Dale la vuelta al orden y elogia algo concreto.',
      open: 'La tercera página me hizo seguir leyendo. ¿Te muestro qué quitaría?',
    },
    S: {
      helps: 'Una orden clara tuya puede sonar a reproche. Di que la regla viene del riesgo y que no va contra nadie.',
      open: 'Nadie hizo nada malo. Quiero hacer más seguro este paso, y hacerlo contigo.',
    },
    C: {
      helps: 'Entre personas exigentes, el rigor ajeno suele parecer fuera de lugar. Deja por escrito el nivel acordado antes de que empiece el trabajo.',
      open: '¿Qué hace falta para que lo firmes hoy? Vamos a anotarlo.',
    },
  },
  CI: {
    D: {
      helps: 'Te gusta explicar cómo funciona; a alguien así le basta con que funcione. Deja el recorrido para después y muestra lo único que hay que elegir.',
      open: 'Hay una sola cosa que elegir. Lo demás ya está revisado.',
    },
    I: {
      helps: 'Le das datos a una idea ajena, y con esa idea tus datos ganan público. Pregúntale cómo la contaría antes de corregir nada.',
      open: '¿Cómo se lo contarías a alguien en el autobús?',
    },
    S: {
      helps: 'Por un dato nuevo cambias el plan con gusto, justo cuando alguien ya se había acostumbrado al anterior. Junta tus cambios y preséntalos un mismo día.',
      open: 'Tengo tres cambios juntos. ¿Es hoy un buen día para verlos?',
    },
    C: {
      helps: 'Hablando encuentras el error; alguien así lo encuentra en silencio. Divide la hora: la primera mitad para leer, la segunda para comentar.',
      open: 'Leamos diez minutos. Después quiero oír qué encuentras.',
    },
  },
  CS: {
    D: {
      helps: 'Revisas una vez más por seguridad, y desde fuera puede parecer duda. Di qué aceptarías hoy como está y qué vas a revisar después.',
      open: 'Antes de las doce necesitamos una fecha. ¿Qué haría falta para que sea el jueves?',
    },
    I: {
      helps: 'Cuando la conversación va rápido, te quedas con notas y sin turno. Pide el tuyo al principio y gasta en él una sola frase.',
      open: 'Tengo un solo punto, y me gustaría decirlo antes de empezar.',
    },
    S: {
      helps: 'Preguntar cuesta aquí más que arreglar algo en silencio. Acuerda que, tras diez minutos sin avanzar, se pregunta.',
      open: 'Hay un paso en el que no avanzo. ¿Lo miras conmigo?',
    },
    C: {
      helps: 'A nadie le gusta adivinar, así que se esperan más datos. Fija un último día para los nuevos y decide con lo que haya.',
      open: 'El viernes es el último día para reunir datos. ¿Qué nos falta todavía?',
    },
  },
}
