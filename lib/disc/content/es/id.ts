import type { StyleContent } from '../types'

export const id: StyleContent = {
  code: 'ID',
  name: 'Puente audaz',
  nickname: 'La chispa',
  preview: {
    keywords: ['Audacia', 'Inventiva', 'Impaciencia', 'Desenvoltura'],
    coreTraits: {
      pace: {
        title: 'Ritmo muy rápido',
        text: 'Antes de que acabe la reunión, ya has llamado a quien puede sumarse.',
      },
      perspective: {
        title: 'La entrada',
        text: 'Ves el hueco mucho antes que los obstáculos o el presupuesto.',
      },
      focus: {
        title: 'Gente, luego resultados',
        text: 'Te ganas a la gente para que pase algo, y mides lo que pasó.',
      },
    },
    summary: 'Piensas en voz alta y vas sumando gente por el camino. Las ideas te salen solas; el valor de decirlas antes que nadie, también. El precio llega a la semana siguiente, cuando la gente que te dijo que sí descubre que has empezado otra cosa.',
  },
  detail: {
    description: [
      'Pongamos que alguien comenta, con una taza en la mano, que hay algo que nadie vende en la ciudad. A la mañana siguiente presentas a dos personas que tendrían que haberse conocido hace años, y antes de acabar la semana hay una propuesta en manos de alguien tres niveles más arriba, porque le pediste el teléfono. Un no apenas te avergüenza. Tratas una puerta cerrada como el principio de la conversación, y vuelves con una frase mejor. La gente se pone en marcha solo porque hablas con seguridad.',
      'Hablar con seguridad es también el riesgo. Discutes para descubrir qué piensas, y la sala oye una decisión. Un comentario que haces al salir puede arruinarle la tarde a alguien. Hablas en nombre de equipos a los que no consultaste, e interrumpes cuando ya ves el final de una frase. La gente cercana espera un día antes de moverse por una idea tuya, porque las fuertes vuelven, y la segunda vez traen responsable para cada paso.',
    ],
    coreValues: [
      {
        title: 'Valentía',
        text: 'Respetas a quien pregunta a la dirección lo que el resto susurra.',
      },
      {
        title: 'Pruebas reales',
        text: 'Un ensayo imperfecto con cuatro clientes vale para ti más que un concepto acabado.',
      },
      {
        title: 'Contactos útiles',
        text: 'Conocer a dos personas que se necesitan y callarlo te parece un desperdicio.',
      },
      {
        title: 'Victorias compartidas',
        text: 'Quieres el tablero de ventas en la pared, y debajo la foto del equipo entero.',
      },
      {
        title: 'Libertad de acción',
        text: 'Pedir permiso para un gasto pequeño te irrita más que explicarlo después.',
      },
    ],
    strengths: [
      {
        title: 'Haces la primera llamada',
        text: 'Por ejemplo, mientras el grupo debate si esa empresa querrá hablar, ya estás marcando. A veces la llamada llega antes que la oferta, e improvisas un precio.',
      },
      {
        title: 'Conectas a dos personas',
        text: 'Por ejemplo, oyes que en una sucursal falta lo que en otra sobra, y antes de comer ya se hablan. Las dos esperan que sigas ahí, y ya estás en otra cosa.',
      },
      {
        title: 'Vendes una idea sin acabar',
        text: 'Por ejemplo, con un dibujo en una servilleta y diez minutos, quien tiene el presupuesto asiente. El equipo que la construye hereda una promesa llena de funciones que nadie ha calculado.',
      },
      {
        title: 'Discutes sin rencor',
        text: 'Por ejemplo, a las once discutes en voz alta con alguien de tu nivel y al mediodía le propones ir a comer. Puede que aún le duela, y rara vez lo compruebas.',
      },
      {
        title: 'Desatascas una reunión',
        text: 'Tras cuarenta minutos de dar vueltas, planteas las opciones y pides votar a mano alzada. Alguien que lo pensaba con calma tenía un dato más y se lo guardó.',
      },
      {
        title: 'Recibes a quien grita',
        text: 'Cuando alguien entra con furia, sales al mostrador y llevas tú la conversación. Tu equipo mira, y aprende a dejarte esos momentos.',
      },
    ],
    limitations: [
      {
        title: 'Distingue idea de decisión',
        text: 'La mitad de lo que dices es solo un tanteo. Tu equipo no sabe qué mitad, así que pasa dos días construyendo lo que no era.',
      },
      {
        title: 'Llama antes al taller',
        text: 'Por ejemplo, ofreces la entrega para el viernes delante de quien compra. El taller se entera por la hoja de pedido y trabaja dos noches para cumplir tu palabra.',
      },
      {
        title: 'Quédate en lo aburrido',
        text: 'Por ejemplo, tras el lanzamiento tu calendario se llena de contactos nuevos; en la tercera semana el proyecto en marcha pierde su patrocinio, y nadie te lo dice.',
      },
      {
        title: 'Deja acabar las frases',
        text: 'Interrumpir te ahorra ocho segundos. Te cuesta el aviso que venía al final.',
      },
      {
        title: 'Comprueba quién calla',
        text: 'Lees una mesa callada como apoyo. Las objeciones salen después en mensajes privados, donde no puedes contestarlas.',
      },
    ],
    developmentTips: [
      'Di esta semana la palabra «idea» o la palabra «decisión» antes de cada propuesta, para que se sepa cuál es.',
      'Limítate a cinco proyectos abiertos en una tarjeta sobre tu escritorio, y acaba uno antes de añadir el sexto.',
      'Llama a quien tiene que entregar, diez minutos antes de tu próxima reunión con clientes, y pregunta qué puedes prometer.',
      'Deja que hablen dos personas antes que tú en la primera reunión del lunes, y anota qué te habrías perdido.',
      'Vuelve el miércoles a un proyecto del mes pasado y pregunta a quien lo lleva qué decisión necesita aún de ti.',
      'Espera una noche antes de mandar hacia arriba tu próxima gran propuesta, y en el desayuno recorta un tercio.',
    ],
    workStyle: {
      leadership:
        'Diriges hablando y yendo por delante. Nombras una meta mayor de la que el grupo pensaba, hablas antes de que las cifras estén cerradas y haces la primera venta. La gente recibe de ti responsabilidad de verdad en su primer mes. También te necesita a mitad de camino, cuando el plan ha encogido y alguien tiene que decidir qué se quita.',
      teamRole: 'En un grupo das el primer paso y eres su imagen pública: consigues apoyo, abres la presentación y traes a la persona de fuera. Alíate abiertamente con alguien que sepa terminar. Su parte son la lista y las fechas; la tuya, los contactos y el discurso, y nadie toca la mitad ajena sin preguntar.',
      communication: 'Hablas rápido, exageras un poco y decides en mitad de tu propia frase. Debatir te divierte, así que defiendes lo contrario para ver si se sostiene. A la gente de pocas palabras le parece un ataque: avisa cuando sea un juego, haz preguntas directas con nombre y pon la versión final por escrito.',
      environment:
        'Rindes con una meta a la vista, un teléfono, viajes y una dirección que te discuta. Los tratos abiertos y la compañía variada te mantienen alerta. Ante las cadenas largas de aprobación buscas atajos, y eso trae problemas después. Busca lugares con pocas reglas, pero firmes, donde otra persona lleve los registros día a día.',
    },
    careers: [
      {
        title: 'Desarrollo de negocio',
        text: 'Caras nuevas, negativas y metas abiertas llenan la semana, y te recuperas pronto de cada golpe.',
      },
      {
        title: 'Gestión de un restaurante',
        text: 'Una sala llena pide decisiones rápidas, voz firme en la cocina y encanto en la puerta.',
      },
      {
        title: 'Remodelación de viviendas',
        text: 'Convences a quien vive en la casa, coordinas equipos y zanjas disputas en el momento.',
      },
      {
        title: 'Promoción musical',
        text: 'Alguien tiene que convencer a una banda, una marca y una sala para la misma noche.',
      },
      {
        title: 'Dirección de campañas',
        text: 'Unas elecciones locales tienen fecha fija, gente a la que animar y cambios de plan diarios.',
      },
      {
        title: 'Venta de material médico',
        text: 'En cirugía tienes pocos minutos para hablar; te va bien empezar sin rodeos y reaccionar rápido.',
      },
      {
        title: 'Divulgación técnica',
        text: 'En escenarios y foros acercas un producto técnico a la gente y traes de vuelta sus quejas.',
      },
      {
        title: 'Dirección de admisiones',
        text: 'Las visitas a escuelas, los recorridos con familias y una meta de inscripciones te dan movimiento y charla.',
      },
    ],
    goals: [
      {
        goal: 'Acabar antes de lanzar más',
        metric: 'Dos proyectos en marcha cerrados, con resultados a la vista, antes de abrir un tercero',
        firstStep: 'Escribe en una página tus proyectos abiertos y marca los dos más cercanos al final.',
      },
      {
        goal: 'Consultar promesas al equipo',
        metric: 'Cinco compromisos consultados con quien los tiene que cumplir',
        firstStep: 'Escribe a quien dirige las entregas y pregúntale qué promesa tuya le preocupa más.',
      },
      {
        goal: 'Oír la frase entera',
        metric: 'Seis reuniones sin una sola interrupción tuya',
        firstStep: 'Pide que alguien levante un lápiz en las reuniones cuando interrumpas.',
      },
    ],
    phrases: [
      {
        say: 'Tú quieres volumen, yo una gran marca. Pongamos precio a las dos cosas y elijamos hoy.',
        avoid: 'En esto te equivocas, mira el año pasado.',
        to: 'D',
      },
      {
        say: 'Dos buenas ideas. Elijamos una ahora; la otra espera hasta que esta salga.',
        avoid: 'Sí, y además podríamos hacer una película, una gira y una fiesta.',
        to: 'I',
      },
      {
        say: 'Esto es solo una idea. Para ti no cambia nada, salvo que tú y yo lo digamos la semana que viene.',
        avoid: 'Acabo de prometer que el lunes lo cambiamos todo.',
        to: 'S',
      },
      {
        say: 'Ataca este borrador. ¿Qué tres supuestos probarías antes de que lo presente?',
        avoid: 'No te preocupes por los detalles, solo hace falta que digan que sí.',
        to: 'C',
      },
      {
        say: 'Perdona la interrupción. Sigue, por favor, desde la parte del transporte.',
        avoid: 'Sí, ya sé adónde va esto, así que voy con lo mío.',
      },
      {
        say: 'No puedo prometer el viernes hasta hablar con el taller.',
        avoid: 'El viernes está bien, en el taller ya se las arreglan.',
      },
      {
        say: 'Propuse esto y luego desaparecí. ¿Qué necesitas de mí ahora?',
        avoid: '¿Eso sigue en marcha? Pensaba que lo llevabas tú.',
      },
    ],
    workingWith: {
      D: {
        title: 'Acuerda quién decide',
        text: 'Pon a dos personas que empujan en la misma sala y la charla sube de volumen enseguida. Alguien así respeta la franqueza y una lista corta, y se cansa con tu tercera anécdota. Tú, por tu lado, tomas su brusquedad como un desafío y alzas la voz. Fija antes de la reunión qué decisiones son suyas y cuáles tuyas, y cúmplelo.',
      },
      S: {
        title: 'Dale una noche',
        text: 'Tu velocidad deja en alguien paciente la sensación de que el suelo se mueve cada mañana. Llevará tu proyecto con lealtad en cuanto sepa que el mes que viene seguirá existiendo. Lo que te irrita es su pausa, y la llenas con más argumentos. Trae el cambio con tiempo, explica qué sigue igual y vuelve mañana para oír su respuesta.',
      },
      C: {
        title: 'Pregunta por lo débil',
        text: 'Quien pide pruebas ve en tu propuesta huecos que también verá la clientela, solo que más tarde y más caros. Le disgustan las cifras redondas y la prisa en público. A ti te disgusta oír problemas mientras aún disfrutas de la idea. Dale el borrador a solas, pídele los tres puntos más débiles y arregla uno en su presencia.',
      },
    },
  },
}
