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
        text: 'Respondes a la gente al momento y le das su tiempo.',
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
    summary: 'Tus colegas acuden a ti: cierran la puerta y preguntan si tienes un minuto. Se van con un peso menos, porque escuchaste y te ofreciste para el último turno. Tu propio informe lo escribes a las nueve de la noche.',
  },
  detail: {
    description: [
      'Cuando alguien empieza en tu equipo, su escritorio ya tiene una lámpara que funciona, una lista de teléfonos y una nota con tu letra. La primera semana pasas por ahí, como por casualidad, a la hora de comer. Te gusta la compañía, pero no necesitas ocupar el centro: en una fiesta estás entre la cocina y quien no conoce a nadie. La gente te cuenta la segunda frase, la que viene después de «estoy bien».',
      'Todo eso lleva horas que no salen en ningún horario. Puede que cambies turnos, corrijas la solicitud de empleo de alguien cercano o vayas a la otra sede porque una voz al teléfono sonaba apagada. Cuando dos colegas discuten, cada parte te lo cuenta, y llevas las dos versiones encima durante semanas antes de reunirlas en una mesa. Negarte es, para ti, como mandar a casa a una visita, así que el sí sale cálido, y después te queda el cansancio y te duele un poco que nadie pregunte cómo estás.',
    ],
    coreValues: [
      {
        title: 'Pertenencia',
        text: 'Nadie debería necesitar una segunda semana para saber dónde se guardan las tazas.',
      },
      {
        title: 'Lealtad',
        text: 'En el descanso defiendes a quien no está, aunque esa misma mañana te llevara la contraria.',
      },
      {
        title: 'Verdad con tacto',
        text: 'Para ti, una verdad dura va en una sala aparte y con tiempo suficiente después.',
      },
      {
        title: 'Cada nombre cuenta',
        text: 'En los agradecimientos debe estar el turno de noche, además de quien presenta.',
      },
      {
        title: 'Saludos y despedidas',
        text: 'El café del lunes, una tarjeta de despedida y un adiós con calma son trabajo para ti, y valen los minutos.',
      },
    ],
    strengths: [
      {
        title: 'Integras a quien llega',
        text: 'Presentas a quien acaba de llegar en cuatro escritorios y en cada uno cuentas algo de esa persona. Se te va la mañana, y ningún plan cuenta con eso.',
      },
      {
        title: 'Oyes lo que nadie dice',
        text: 'Cuando alguien que hace las entregas dice que la ruta va bien, vuelves a preguntar, porque sus hombros dicen otra cosa. Luego te llevas a casa su preocupación junto con la tuya.',
      },
      {
        title: 'Calmas una queja encendida',
        text: 'Por ejemplo, una familia grita en recepción; a los pocos minutos se sienta y te cuenta, por orden, qué pasó. Puede que devuelvas el dinero con tal de tener paz.',
      },
      {
        title: 'Recuerdas lo personal',
        text: 'Antes del cambio de turno sabes quién tiene a su madre en el hospital, y ajustas el horario sin ruido. El resto ve una excepción y se pregunta por la regla.',
      },
      {
        title: 'Logras que vuelvan a ayudar',
        text: 'Por ejemplo, tras el día de puertas abiertas, cada persona que ayudó recibe un mensaje con lo que hizo. Se lleva tu domingo, y empieza a darse por hecho.',
      },
      {
        title: 'Cedes el centro',
        text: 'Por ejemplo, en el cierre del proyecto dejas que presente el gráfico quien lo hizo durante sus prácticas. Puede que la dirección no llegue a saber cuánto del trabajo era tuyo.',
      },
    ],
    limitations: [
      {
        title: 'Di que no a tiempo',
        text: 'Por ejemplo, tomas el turno extra porque la voz sonaba a desesperación. Tres semanas después no puedes más, y ahora el plan cuenta contigo.',
      },
      {
        title: 'Sienta a las dos partes',
        text: 'Cada parte de la disputa te hace confidencias. Mientras guardas los dos secretos, vence la fecha de entrega por la que discuten.',
      },
      {
        title: 'Di lo que quieres',
        text: 'Si te preguntan adónde debería mudarse el equipo, dices lo que prefiere el resto. Al resto le viene bien, y tu trayecto crece cuarenta minutos.',
      },
      {
        title: 'Pon la nota sin rodeos',
        text: 'Tu opinión es tan suave que suena a elogio. Luego quien está aprendiendo no pasa el examen práctico y pregunta por qué nadie le avisó.',
      },
      {
        title: 'Protege tus horas',
        text: 'Si alguien toca a la puerta, tu tarea espera, así que el papeleo se va a la noche, y con el cansancio se cuelan errores.',
      },
    ],
    developmentTips: [
      'Reserva dos mañanas esta semana, de nueve a diez y media y con la puerta cerrada, para lo que solo puedes hacer tú.',
      'Niega un favor antes del jueves en una sola frase, sin ofrecer una alternativa justo después.',
      'Invita a dos personas que se quejan una de otra a hablar veinte minutos, y lleva una pregunta para las dos.',
      'Cuenta el viernes a quien te dirige tres cosas que hiciste esta semana y que no salen en ninguna lista.',
      'Di tu preferencia antes que nadie, una vez esta semana, cuando un grupo de tres o más elija lugar o fecha.',
      'Pide ayuda a alguien del equipo, el miércoles antes de las doce, con algo que sueles hacer por tu cuenta.',
    ],
    workStyle: {
      leadership:
        'Diriges conociendo a cada persona: qué se le da bien, qué pasa en su casa, qué tarea le asusta. Poca gente se va sin hablar antes contigo. Lo difícil llega cuando lo justo para nueve personas decepciona a una. Escribe la regla antes de oír la historia, y deja que otra persona revise las excepciones que concedes.',
      teamRole:
        'Entre turnos y áreas haces llegar lo que la nota del cambio de turno dejó fuera. Arreglas pequeños malentendidos la misma tarde, a menudo sin que ninguna de las partes lo note, y como ese trabajo no se ve, crece. Cada pocas semanas, cede una de esas tareas por su nombre: la lista de cumpleaños, el recorrido de bienvenida, el viaje a la estación.',
      communication:
        'Preguntas, asientes y vuelves a preguntar, y tus mensajes empiezan con una línea amable sobre el fin de semana. La crítica llega como sugerencia con una carita sonriente, y hay quien la necesita más clara, sobre todo cuando hay prisa. Prueba una frase para lo que pasó, otra para lo que quieres en su lugar y, solo entonces, la línea amable, que te seguirán creyendo.',
      environment:
        'Trabajas a gusto en un grupo estable con cocina común, huéspedes o clientela de años y una dirección que da los buenos días. Los cambios continuos te desgastan, porque cada equipo pide otra bienvenida desde cero. Las clasificaciones en la pared te incomodan. Una hora al día en un rincón sin ruido te ayuda más de lo que admites.',
    },
    careers: [
      {
        title: 'Coordinación de pacientes',
        text: 'En una semana confusa, las familias necesitan una voz conocida que recuerde lo que se dijo el lunes.',
      },
      {
        title: 'Educación preescolar',
        text: 'La clase y las familias preocupadas necesitan a una persona alegre que tenga tiempo.',
      },
      {
        title: 'Secretaría escolar',
        text: 'Quien llega tarde, una familia inquieta y una suplencia acaban en tu escritorio.',
      },
      {
        title: 'Atención a huéspedes',
        text: 'Haces, sin que te lo pidan, que la gente cansada del viaje sienta que la esperaban.',
      },
      {
        title: 'Bienvenida a clientes',
        text: 'Quien empieza se atasca y no se atreve a preguntar, y tú sigues al teléfono.',
      },
      {
        title: 'Dirección de coros',
        text: 'Cuarenta voces llegan después del trabajo, y saludas a la más tímida igual que a la solista.',
      },
      {
        title: 'Coordinación de prácticas',
        text: 'Gente joven, responsables de obra con prisa y una escuela necesitan en medio a alguien de confianza.',
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
        firstStep: 'Abre el calendario y reserva dos espacios, cada uno con su tarea.',
      },
      {
        goal: 'Negar favores con amabilidad',
        metric: 'Seis favores negados en una frase, sin ofrecer alternativa',
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
        avoid: 'Está bien, así nos arreglamos, por mi equipo no hace falta que lo cambies.',
        to: 'D',
      },
      {
        say: 'Me encantaría participar. Puedo dar una tarde, y me gustaría encargarme de la decoración.',
        avoid: 'Claro, cuenta conmigo para todo, lo que haga falta.',
        to: 'I',
      },
      {
        say: 'Dices que está bien. ¿Qué haría falta para que te gustara?',
        avoid: 'Bueno, si a ti no te importa, a mí tampoco.',
        to: 'S',
      },
      {
        say: 'Tu lista es correcta. Me salté el paso cuatro por una persona muy preocupada, y te explico el motivo.',
        avoid: 'Por favor, afloja un poco, esa persona tenía un día horrible.',
        to: 'C',
      },
      {
        say: 'No puedo hacer tu turno del domingo. Espero que encuentres a alguien.',
        avoid: 'Déjame ver si puedo mover la cena familiar.',
      },
      {
        say: 'Cada parte me lo cuenta por su lado. A las tres hablamos, las dos partes y yo.',
        avoid: 'Te entiendo perfectamente, y por favor no digas que te lo conté.',
      },
      {
        say: 'Tengo diez minutos ahora, o media hora después de las dos. ¿Qué necesitas?',
        avoid: 'Pasa, siéntate, no estaba haciendo nada importante.',
      },
    ],
    workingWith: {
      D: {
        title: 'Contesta en una hora',
        text: 'Quien empuja hacia el resultado puede sonar cortante con la tarea y olvidarlo antes de comer. Tú lo recuerdas durante días. Necesita de ti un sí o un no claro, y toma tu suavidad por acuerdo. Ve a hablar antes de una hora, di qué parte no puedes hacer y ofrece una alternativa. Una respuesta corta le molesta menos que una vaga.',
      },
      S: {
        title: 'Decide una cosa en común',
        text: 'Con una persona tranquila y atenta todo es agradable, y ahí está la trampa: cada parte espera a que la otra diga qué quiere. Tu colega necesita menos charla y menos visitas inesperadas en su día. Tú esperas una reacción y empiezas a adivinar cómo se siente. Haz una pregunta cerrada, acepta la respuesta corta y pon la fecha antes de irte.',
      },
      C: {
        title: 'Separa persona y norma',
        text: 'Quien sigue el procedimiento escrito trata igual a todo el mundo, y a eso lo llama justicia. Tú miras a la persona y haces una excepción, y lo llamas igual. Cada parte tiene algo de razón, y las dos se molestan. Tu colega necesita que anuncies tus excepciones antes, con un motivo. Pídele ayuda para escribir una regla para los casos que se repiten.',
      },
    },
  },
}
