import type { StyleContent } from '../types'

export const is: StyleContent = {
  code: 'IS',
  name: 'Mesa puesta',
  nickname: 'El hilo que une',
  preview: {
    keywords: ['Hospitalidad', 'Atención', 'Generosidad', 'Consideración'],
    coreTraits: {
      pace: {
        title: 'Con vida y paciencia',
        text: 'Respondes a la gente al momento y le dejas tomarse su tiempo.',
      },
      perspective: {
        title: 'Cómo está la gente',
        text: 'Notas quién ha dejado de hablar antes que la cifra que ha bajado.',
      },
      focus: {
        title: 'Personas antes que tareas',
        text: 'Tu lista de hoy tiene nombres, con las tareas entre paréntesis.',
      },
    },
    summary: 'La gente acude a ti: cierra la puerta y pregunta si tienes un minuto. Sale con menos peso, porque escuchaste y te ofreciste para el último turno. Tu propio informe lo escribes a las nueve de la noche.',
  },
  detail: {
    description: [
      'Cuando alguien empieza en tu equipo, su mesa ya tiene una lámpara que funciona, una lista de teléfonos y una nota con tu letra. La primera semana pasas por ahí, como por casualidad, a la hora de comer. Te gusta la compañía, pero no necesitas ocupar el centro: en una fiesta estás entre la cocina y quien no conoce a nadie. La gente te cuenta la segunda frase, la que viene después de «estoy bien».',
      'Todo eso lleva horas que no salen en ningún horario. Puede que cambies turnos, corrijas la solicitud de una amistad o vayas a la otra sede porque una voz al teléfono sonaba apagada. Cuando dos colegas discuten, cada parte te lo cuenta, y llevas las dos versiones encima durante semanas antes de reunirlas en una mesa. Un no te parece como dejar una visita en la puerta, así que el sí sale cálido, y después te queda cansancio y duele un poco que nadie pregunte cómo estás.',
    ],
    coreValues: [
      {
        title: 'Pertenencia',
        text: 'Nadie debería necesitar una segunda semana para saber dónde se guardan las tazas.',
      },
      {
        title: 'Lealtad',
        text: 'En la pausa defiendes a quien no está, aunque esa misma mañana te llevara la contraria.',
      },
      {
        title: 'Verdad con tacto',
        text: 'Para ti, una verdad dura va en una sala aparte y con tiempo suficiente después.',
      },
      {
        title: 'Cada nombre cuenta',
        text: 'En la página de las gracias debe estar el turno de noche además de quien presenta.',
      },
      {
        title: 'Saludos y despedidas',
        text: 'El café del lunes, una tarjeta de despedida y un adiós con calma son trabajo para ti, y valen los minutos.',
      },
    ],
    strengths: [
      {
        title: 'Integras a quien llega',
        text: 'Recorres cuatro mesas con quien acaba de llegar y en cada una cuentas algo de su vida. Se te va la mañana, y ningún plan cuenta con eso.',
      },
      {
        title: 'Oyes lo que nadie dice',
        text: 'Cuando alguien del reparto dice que la ruta va bien, vuelves a preguntar, porque sus hombros dicen otra cosa. Luego te llevas a casa su preocupación junto con la tuya.',
      },
      {
        title: 'Calmas una queja encendida',
        text: 'Por ejemplo, alguien grita en recepción por su familia; a los pocos minutos se sienta y te cuenta, por orden, qué pasó. Puede que devuelvas el dinero con tal de tener paz.',
      },
      {
        title: 'Recuerdas lo personal',
        text: 'Antes del relevo sabes quién tiene a su madre en el hospital, y ajustas el horario sin ruido. El resto ve una excepción y se pregunta por la regla.',
      },
      {
        title: 'Logras que vuelvan a ayudar',
        text: 'Por ejemplo, tras la jornada de puertas abiertas, cada persona que ayudó recibe un mensaje con lo que hizo. Se lleva tu domingo, y empieza a darse por hecho.',
      },
      {
        title: 'Cedes el centro',
        text: 'Por ejemplo, en el balance del proyecto dejas que presente el gráfico quien lo hizo en sus prácticas. Puede que quien te dirige no sepa cuánto del trabajo era tuyo.',
      },
    ],
    limitations: [
      {
        title: 'Niégate a tiempo',
        text: 'Por ejemplo, tomas el turno extra porque la voz sonaba a desesperación. Tres semanas después no puedes más, y ahora el plan cuenta contigo.',
      },
      {
        title: 'Sienta a las dos partes',
        text: 'Cada parte de la disputa te hace confidencias. Mientras guardas los dos secretos, pasa la fecha de entrega por la que discuten.',
      },
      {
        title: 'Di lo que quieres',
        text: 'Si te preguntan adónde debería mudarse el equipo, dices lo que prefiere el resto. Al resto le viene bien, y tu trayecto crece cuarenta minutos.',
      },
      {
        title: 'Valora sin rodeos',
        text: 'Tu opinión es tan suave que alguien en prácticas oye un elogio. No pasa el examen práctico y pregunta por qué nadie le avisó.',
      },
      {
        title: 'Protege tus horas',
        text: 'Un golpe en la puerta va por delante de tu tarea, así que el papeleo se va a la noche, y con el cansancio se cuelan errores.',
      },
    ],
    developmentTips: [
      'Reserva dos mañanas esta semana, de nueve a diez y media y con la puerta cerrada, para lo que solo puedes hacer tú.',
      'Niega un favor antes del jueves en una sola frase, sin ofrecer nada a cambio justo después.',
      'Invita a dos personas que se quejan una de otra a hablar veinte minutos, y lleva una pregunta para las dos.',
      'Cuenta el viernes a quien te dirige tres cosas que hiciste esta semana y que no salen en ninguna lista.',
      'Nombra primero lo que prefieres, una vez esta semana, cuando un grupo de tres o más elija lugar o fecha.',
      'Pide ayuda a colegas, el miércoles antes de comer, con algo que sueles hacer por tu cuenta.',
    ],
    workStyle: {
      leadership:
        'Diriges conociendo a cada persona: qué se le da bien, qué pasa en su casa, qué tarea le asusta. Poca gente se va sin hablar antes contigo. Lo difícil llega cuando lo justo para nueve personas decepciona a una. Escribe la regla antes de oír la historia, y deja que otra persona revise las excepciones que concedes.',
      teamRole:
        'Entre turnos y áreas haces llegar lo que la nota de relevo dejó fuera. Arreglas pequeños malentendidos la misma tarde, a menudo sin que ninguna de las partes lo note, y como ese trabajo no se ve, crece. Cada pocas semanas, cede una de esas tareas por su nombre: la lista de cumpleaños, el recorrido de bienvenida, el viaje a la estación.',
      communication:
        'Preguntas, asientes y vuelves a preguntar, y tus mensajes empiezan con una línea amable sobre el fin de semana. La crítica llega como sugerencia con una carita sonriente, y hay quien la necesita más clara, sobre todo con prisa. Prueba una frase para lo que pasó, otra para lo que quieres en su lugar y, solo entonces, la línea amable, que te seguirán creyendo.',
      environment:
        'Trabajas a gusto en un grupo estable con cocina común, huéspedes o clientela de años y una dirección que da los buenos días. Los cambios continuos te desgastan, porque cada equipo pide otra bienvenida desde cero. Las clasificaciones en la pared te incomodan. Una hora al día en un rincón sin ruido te ayuda más de lo que admites.',
    },
    careers: [
      {
        title: 'Coordinación de pacientes',
        text: 'En una semana confusa, las familias necesitan una voz conocida que recuerde lo que se dijo el lunes.',
      },
      {
        title: 'Educación infantil',
        text: 'La clase y las familias preocupadas necesitan a una persona alegre que tenga tiempo.',
      },
      {
        title: 'Secretaría escolar',
        text: 'Quien llega tarde, una familia inquieta y una suplencia acaban en tu mesa.',
      },
      {
        title: 'Atención a huéspedes',
        text: 'Haces que la gente cansada del viaje note que alguien la esperaba.',
      },
      {
        title: 'Bienvenida a clientes',
        text: 'Quien empieza se atasca y siente vergüenza, y tú sigues al teléfono.',
      },
      {
        title: 'Dirección de coros',
        text: 'Cuarenta voces llegan después del trabajo, y saludas a la más tímida igual que a la solista.',
      },
      {
        title: 'Coordinación de aprendices',
        text: 'Gente joven, obras con prisa y una escuela necesitan en medio a alguien de confianza.',
      },
      {
        title: 'Apoyo a familias',
        text: 'Las visitas a casa piden paciencia, tacto y una cara que vuelva la semana siguiente.',
      },
    ],
    goals: [
      {
        goal: 'Guardar dos mañanas para ti',
        metric: 'Ocho mañanas reservadas sin una sola visita',
        firstStep: 'Abre el calendario y reserva dos huecos, cada uno con su tarea.',
      },
      {
        goal: 'Negar favores con amabilidad',
        metric: 'Seis favores negados en una frase, sin nada a cambio',
        firstStep: 'Escribe tu frase para decir no en una tarjeta, y dísela tres veces a la pared.',
      },
      {
        goal: 'Mostrar el trabajo invisible',
        metric: 'Cinco informes a quien te dirige, cada uno con dos tareas que no se ven',
        firstStep: 'Anota cada favor que hiciste hoy, con los minutos que llevó.',
      },
    ],
    phrases: [
      {
        say: 'No estoy de acuerdo con el horario nuevo. Dos personas no cubren el sábado. Yo cambiaría esto.',
        avoid: 'Está bien, así nos arreglamos, no lo cambies por mi equipo.',
        to: 'D',
      },
      {
        say: 'Me encantaría participar. Puedo dar una tarde, y me gustaría encargarme de la decoración.',
        avoid: 'Claro, cuenta conmigo para todo, lo que haga falta.',
        to: 'I',
      },
      {
        say: 'Dijiste que está bien. ¿Qué haría falta para que te guste?',
        avoid: 'Bueno, si a ti no te importa, a mí tampoco.',
        to: 'S',
      },
      {
        say: 'Tu lista es correcta. Me salté el paso cuatro por alguien con mucha angustia, y este es el motivo.',
        avoid: 'Por favor, afloja un poco, tenía un día horrible.',
        to: 'C',
      },
      {
        say: 'No puedo hacer tu turno del domingo. Espero que encuentres a alguien.',
        avoid: 'Déjame ver si puedo mover la cena familiar.',
      },
      {
        say: 'Cada parte me lo cuenta por su lado. A las tres me siento con las dos.',
        avoid: 'Te entiendo perfectamente, y por favor no digas que te lo conté.',
      },
      {
        say: 'Tengo diez minutos ahora, o media hora después de las dos. ¿Qué necesitas?',
        avoid: 'Pasa, siéntate, no hacía nada importante.',
      },
    ],
    workingWith: {
      D: {
        title: 'Contesta en una hora',
        text: 'Quien empuja hacia el resultado puede sonar cortante con la tarea y olvidarlo antes de comer. Tú lo recuerdas durante días. Necesita de ti un sí o un no claro, y toma tu suavidad por acuerdo. Ve a hablar antes de una hora, di qué parte no puedes hacer y ofrece una alternativa. Una respuesta corta le molesta menos que una vaga.',
      },
      S: {
        title: 'Fija una cosa entre dos',
        text: 'Con una persona tranquila y atenta todo es agradable, y ahí está la trampa: cada parte espera el deseo de la otra. Necesita menos charla y menos visitas por sorpresa en su día. Tú esperas una reacción y empiezas a adivinar cómo se siente. Haz una pregunta cerrada, acepta la respuesta corta y pon la fecha antes de irte.',
      },
      C: {
        title: 'Separa persona y norma',
        text: 'Quien sigue el procedimiento escrito trata igual a todo el mundo, y a eso lo llama justicia. Tú miras a la persona y haces una excepción, y lo llamas igual. Cada parte tiene algo de razón, y ninguna lo pasa bien. Necesita que anuncies tus excepciones antes, con un motivo. Pídele ayuda para escribir una regla para los casos que se repiten.',
      },
    },
  },
}
