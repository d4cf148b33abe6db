import type { PerLetter } from '../../letters'
import type { Field } from '../field-names'
import type { FieldScene } from '../fields'

export const FIELD_SCENES: Record<Field, PerLetter<FieldScene>> = {
  office: {
    D: {
      strength: 'Por ejemplo, la reunión semanal da vueltas y más vueltas. Resumes las dos opciones, pides una votación, y a las diez todo el mundo está de vuelta en su lugar.',
      limit: 'Por ejemplo, contestas tú una consulta dirigida a otro equipo, porque ese equipo tarda. La siguiente te llega directamente, y la que viene después también.',
    },
    I: {
      strength: 'Por ejemplo, dos áreas llevan una semana escribiéndose correos. Acompañas a alguien de una hasta la otra, y todo queda hablado antes de que se enfríe el café.',
      limit: 'Por ejemplo, al volver de comer dices que sí a tres cosas. Ninguna queda anotada, y una es para mañana.',
    },
    S: {
      strength: 'Por ejemplo, no ha llegado el monitor de quien empieza hoy. Le prestas el tuyo por la mañana y le muestras dónde se guarda cada cosa.',
      limit: 'Por ejemplo, el reparto de vacaciones vuelve a ser injusto contigo. Lo firmas, porque hablar de ello sería incómodo.',
    },
    C: {
      strength: 'Por ejemplo, la hoja del presupuesto ya se aprobó dos veces. La abres una vez más y encuentras la fila que se contó en las dos columnas.',
      limit: 'Por ejemplo, alguien quiere una cifra aproximada para una diapositiva. La mandas dos días después, exacta, cuando la diapositiva ya se mostró.',
    },
  },
  care: {
    D: {
      strength: 'Por ejemplo, dos personas avisan de que no pueden venir al primer turno. Repartes las habitaciones, llamas a alguien con el día libre, y la ronda empieza a su hora.',
      limit: 'Por ejemplo, quien está en la cama todavía te está contando dónde le duele, y tú ya vas de camino a arreglarlo.',
    },
    I: {
      strength: 'Por ejemplo, alguien no quiere levantarse de la cama. Le preguntas cómo quedó su equipo, y al final de la historia está de pie.',
      limit: 'Por ejemplo, le dices a una familia más de lo que ya se sabe, porque querías que se fuera con algo de esperanza.',
    },
    S: {
      strength: 'Por ejemplo, notas que la persona de la habitación cuatro no terminó el desayuno, y le preguntas por ello cuando no hay nadie más.',
      limit: 'Por ejemplo, trabajas el tercer fin de semana seguido porque alguien del equipo te lo pidió. Nadie nota tu cansancio.',
    },
    C: {
      strength: 'Por ejemplo, la dosis de la hoja parece un poco alta. La comparas con la receta antes de que se administre nada, y en efecto lo era.',
      limit: 'Por ejemplo, a última hora tus notas están perfectas, y el cambio de turno empieza veinte minutos tarde.',
    },
  },
  sales: {
    D: {
      strength: 'Por ejemplo, un contrato lleva un mes «casi firmado». Llamas, preguntas qué falta, y al final de la llamada tienes una fecha.',
      limit: 'Por ejemplo, propones firmar cuando quien compra todavía describe su problema, y entonces prefiere pensarlo.',
    },
    I: {
      strength: 'Por ejemplo, alguien llama para cancelar su contrato. Te acuerdas de su mudanza, preguntas cómo le fue, y al final renueva.',
      limit: 'Por ejemplo, prometes una fecha de entrega que en la sala sonaba bien. En el almacén se enteran cuando llama quien compró.',
    },
    S: {
      strength: 'Por ejemplo, tres semanas después de una venta llamas a quien compró, solo para preguntar si todo funciona. Poco después te llama alguien por recomendación suya.',
      limit: 'Por ejemplo, te piden un descuento con insistencia. Cedes al segundo intento, porque el silencio se te hacía largo.',
    },
    C: {
      strength: 'Por ejemplo, antes de la presentación lees los dos últimos informes anuales de la otra empresa, y tienes la respuesta cuando llega la pregunta difícil.',
      limit: 'Por ejemplo, te preguntan el precio. Explicas de qué se compone, y a la cuarta frase ya no te escuchan.',
    },
  },
  trade: {
    D: {
      strength: 'Por ejemplo, llega el material equivocado y el equipo se queda sin nada que hacer. Mandas a dos personas a la otra pared y llamas al almacén desde allí mismo.',
      limit: 'Por ejemplo, le quitas la herramienta de las manos a alguien que está aprendiendo, para acabar antes. Se acaba, y esa persona sigue sin saber hacerlo.',
    },
    I: {
      strength: 'Por ejemplo, en la casa se quejan del polvo. Consigues que se rían, muestras lo que viene después, y al mediodía hay comida para todo el equipo.',
      limit: 'Por ejemplo, en la puerta aceptas un pequeño extra. No está en lo acordado, y se lleva medio día.',
    },
    S: {
      strength: 'Por ejemplo, eres quien deja la obra en orden cada tarde, para que la mañana empiece con trabajo y nadie tenga que buscar nada.',
      limit: 'Por ejemplo, otro equipo deja sus cosas justo en tu camino. Durante semanas das un rodeo con todo a cuestas antes de decirlo.',
    },
    C: {
      strength: 'Por ejemplo, mides otra vez el hueco aunque el plano trae la medida. El plano falla por un centímetro, y la puerta todavía está sin cortar.',
      limit: 'Por ejemplo, rehaces una junta que va a quedar detrás de la pared, y quien espera para poner las tuberías cobra esa hora.',
    },
  },
  teaching: {
    D: {
      strength: 'Por ejemplo, la escuela aplaza el horario por tercera vez. Llevas un borrador a la reunión, y se aprueba con dos cambios.',
      limit: 'Por ejemplo, das la palabra a la primera mano levantada, y otra, que necesitaba diez segundos más, vuelve a bajar.',
    },
    I: {
      strength: 'Por ejemplo, es la última clase de un viernes. Conviertes el repaso en un concurso, y cuando suena el timbre te piden seguir.',
      limit: 'Por ejemplo, a la clase le encanta la historia que cuentas. Quedan cinco minutos para lo que se pregunta en el examen.',
    },
    S: {
      strength: 'Por ejemplo, explicas las fracciones por cuarta vez, y cada vez de otra manera, a quien se sienta junto a la ventana, y esta vez funciona.',
      limit: 'Por ejemplo, una familia quiere una nota mejor. Aceptas volver a mirar el examen, aunque sabes lo que vas a encontrar.',
    },
    C: {
      strength: 'Por ejemplo, calificas con una lista de criterios que toda la clase conoce, así que una queja se resuelve en dos minutos.',
      limit: 'Por ejemplo, te quedas reescribiendo hasta las once de la noche una hoja de ejercicios que ya estaba bien, y llegas con sueño a la clase para la que era.',
    },
  },
  technology: {
    D: {
      strength: 'Por ejemplo, se cae el sitio web. Abres la llamada, le das a cada persona una cosa que mirar y en el minuto diez decides volver a la versión anterior.',
      limit: 'Por ejemplo, eliges el diseño antes de que el resto lea el documento. La objeción llega en la semana seis, cuando todo ya está en marcha.',
    },
    I: {
      strength: 'Por ejemplo, muestras la función a medio hacer en la llamada del equipo, y dos personas ofrecen ayuda antes de que la pidas.',
      limit: 'Por ejemplo, empiezas con la siguiente idea en cuanto la anterior funciona en tu pantalla. Las pruebas y la documentación se quedan a medias.',
    },
    S: {
      strength: 'Por ejemplo, quien acaba de llegar hace la pregunta que todo el mundo hizo alguna vez. Te sientas a su lado hasta que el programa arranca.',
      limit: 'Por ejemplo, te quedas con el servicio viejo que nadie quiere, y tres años después todavía te llaman de noche cuando falla.',
    },
    C: {
      strength: 'Por ejemplo, al revisar un cambio preguntas qué pasa si la lista está vacía. Habría fallado con cada cuenta nueva.',
      limit: 'Por ejemplo, dejas doce comentarios en un cambio pequeño. Dos importan, y quien lo escribió no puede saber cuáles.',
    },
  },
}
