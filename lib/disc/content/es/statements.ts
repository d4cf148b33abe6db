/** The statements of the form and the bank of 2027-02 in Spanish, by id (docs/translations/es.md). */
export const STATEMENTS: Record<string, string> = {
  // 1. Starting something together
  '6655vh-2': 'Comparto mi entusiasmo cuando empezamos',
  'zjyp7q-3': 'Planeo cada paso antes de que empecemos',
  'ysz4a6-2': 'Espero a que todo el mundo pueda empezar',
  'hn6xdj-2': 'Fijo la meta cuando empezamos',
  // 2. Talking something over
  'ss9hr4-2': 'Lo digo abiertamente cuando tengo otra opinión',
  'sh23vg-1': 'Consigo que la gente se interese por mi idea',
  'xrhfed-2': 'Pregunto exactamente cómo funcionaría una idea',
  '2fj4pb-1': 'Dejo que la gente se explique a su ritmo',
  // 3. What I find easy (D reversed)
  'p4n7pt-1': 'Me resulta fácil ver errores pequeños',
  '3kr33s-1': 'Me resulta fácil mantener una rutina',
  'b6p9vb-1': 'Me resulta fácil seguir planes de otras personas',
  'q8de73-1': 'Me resulta fácil conocer gente nueva',
  // 4. Time is short
  'v9g5rk-1': 'Mantengo un ritmo constante cuando hay poco tiempo',
  '5s4exg-1': 'Decido rápido cuando hay poco tiempo',
  '7wsm38-3': 'Conservo el buen humor cuando hay poco tiempo',
  'k2f2az-1': 'Reviso las cosas incluso cuando hay poco tiempo',
  // 5. Something new (C reversed)
  'gd9y5v-1': 'Aprendo cosas nuevas probándolas directamente',
  'e4qdx3-2': 'Elijo mi propia manera de hacer cosas nuevas',
  'khqqt8-1': 'Consigo que la gente pruebe cosas nuevas',
  'bqgqhh-3': 'Les doy tiempo a las cosas nuevas',
  // 6. People argue
  'g2dazh-1': 'Hago reír a la gente cuando discute',
  '2k2tfw-2': 'Busco un punto medio cuando la gente discute',
  'hwbtsp-1': 'Pregunto por los hechos cuando la gente discute',
  'cxrvrp-1': 'Tomo una decisión cuando la gente discute',
  // 7. Giving an opinion (I reversed)
  '6c76cy-1': 'Doy mi opinión con franqueza',
  'razwhd-1': 'Doy mi opinión en pocas palabras',
  '7t977z-1': 'Doy mi opinión con amabilidad',
  '5rj4jr-3': 'Doy mi opinión con palabras precisas',
  // 8. New people
  'hgnyg4-2': 'A la gente nueva le doy tiempo para adaptarse',
  'pwjqr6-3': 'A la gente nueva le explico las reglas',
  '5qp687-1': 'A la gente nueva le digo qué espero',
  '4n7gky-1': 'Con la gente nueva me gusta charlar',
  // 9. Saying what was good or bad
  '6scbgk-1': 'Le digo a la gente exactamente qué estuvo bien',
  'zzjvdt-3': 'Elogio a la gente delante de otras personas',
  'ttcz8w-2': 'Corrijo a la gente de forma amable',
  'r8mw53-3': 'Le digo a la gente claramente qué salió mal',
  // 10. People I like (S reversed)
  '7bt7he-1': 'Me gusta la gente que resuelve sus propios problemas',
  'vtwheh-2': 'Me gusta la gente que deja claro qué quiere',
  'xgs5rp-2': 'Me gusta la gente que respeta las reglas',
  'ct8w5d-2': 'Me gusta la gente que disfruta hablando',
  // 11. Plans change
  'wq2bbz-1': 'Señalo el lado bueno cuando cambian los planes',
  'n27a5b-3': 'Pregunto cómo está la gente cuando cambian los planes',
  'n5xf7g-3': 'Decido con rapidez cuando cambian los planes',
  'rg2xr7-1': 'Pregunto el motivo cuando cambian los planes',
  // 12. What I can easily do (C reversed)
  'm9d6gn-1': 'Me resulta fácil ponerme al frente de un grupo',
  'snxzyb-1': 'Me resulta fácil aceptar los errores pequeños',
  'kqzyvx-1': 'Me resulta fácil despertar la curiosidad de la gente',
  'xvzpzg-1': 'Me resulta fácil repetir muchas veces la misma tarea',
  // 13. Explaining
  'vzs7rj-2': 'Explico las cosas con voz suave',
  'sqj97k-1': 'Explico cómo quiero que se hagan las cosas',
  'drz9k5-2': 'Explico las cosas con mucho detalle',
  'agm82z-1': 'Explico las cosas con mucha energía',
  // 14. Small habits (D reversed)
  'gt8mk6-2': 'Suelo poner las cosas en orden',
  'f4e7mj-3': 'Suelo charlar con la gente a mi alrededor',
  'fje9f9-1': 'Suelo seguir con lo que funciona',
  't8bgay-1': 'Suelo pedir las cosas más que exigirlas',
  // 15. After a success
  'dphzqb-1': 'Después de un éxito, muestro mi alegría',
  'aqsk6b-1': 'Después de un éxito, sigo como siempre',
  'p47nmm-1': 'Después de un éxito, elijo la siguiente meta',
  'p7mv6j-3': 'Después de un éxito, estudio qué funcionó',
  // 16. Trouble
  'xqr6rt-3': 'Me pongo al frente cuando algo sale mal',
  'x42tbq-3': 'Reviso cada paso cuando algo sale mal',
  '55cvr3-1': 'Motivo a la gente cuando algo sale mal',
  '7qrst6-2': 'Hablo con suavidad cuando algo sale mal',
  // 17. What I enjoy (S reversed)
  'ec8ys9-1': 'Disfruto dejando bien cada detalle',
  '53t6bd-1': 'Disfruto cuando cada día es diferente',
  '8crp67-1': 'Disfruto estando con mucha gente',
  '5p83he-1': 'Disfruto tomando decisiones difíciles',
  // 18. What I want
  'g7k5dk-1': 'Entusiasmo a la gente con lo que quiero',
  '7ggkah-2': 'Pido directamente lo que quiero',
  'jkc7aq-2': 'Doy razones claras para lo que quiero',
  'q56pey-2': 'Espero con paciencia lo que quiero',
  // 19. What I show (I reversed)
  'n55c9t-1': 'Muestro que tengo tiempo para la gente',
  '8cb57p-1': 'Muestro mi alegría con una sonrisa discreta',
  'haapyg-1': 'Muestro abiertamente lo que pienso',
  'rkm5jb-1': 'Muestro exactamente cómo se hacen las cosas',
  // 20. A big task
  'vjeaz5-1': 'Decido quién hace qué en una tarea grande',
  '74qptw-1': 'Divido una tarea grande en pasos',
  'd5vs45-1': 'Avanzo a ritmo constante en una tarea grande',
  '2mwr2f-1': 'Consigo que se sume gente a una tarea grande',
  // 21. In a group (D reversed)
  '7f9jey-1': 'Le recuerdo el plan al grupo',
  'nhsjyq-2': 'Le hago pequeños favores al grupo',
  'adxqnm-2': 'Consigo que el grupo se ponga a hablar',
  'wwmjc5-1': 'Dejo que el grupo tome la decisión',
  // 22. A task is unclear
  'bbsr2t-1': 'Consigo que me ayuden con una tarea poco clara',
  'axmjdz-2': 'Decido por mi cuenta en una tarea poco clara',
  'brhq2c-1': 'Busco información sobre una tarea poco clara',
  '2p7mxw-3': 'Tengo paciencia con una tarea poco clara',
  // 23. Working at my best (C reversed)
  '99fsfw-1': 'Trabajo mejor cuando dirijo',
  '43sdbf-1': 'Trabajo mejor cuando puedo improvisar',
  '59bhvw-3': 'Trabajo mejor con un ritmo constante',
  '7k9jj2-3': 'Trabajo mejor con gente alrededor',
  // 24. Decisions
  'htnv5e-1': 'Espero con calma a que se tome una decisión',
  'x7metk-1': 'Consigo que la gente se entusiasme con una decisión',
  'c2554r-1': 'Tomo con rapidez una decisión difícil',
  'dbzp9x-2': 'Comparo todas las opciones antes de una decisión',
  // 25. Learning (I reversed)
  'djt45x-1': 'Aprendo mejor con gente que conozco bien',
  'y57kzc-1': 'Aprendo mejor cuando puedo pensar a solas',
  'jnmp54-1': 'Aprendo mejor con instrucciones exactas',
  'ph3n2y-1': 'Aprendo mejor con críticas directas',
  // 26. Helping
  'mzkhn6-1': 'Ayudo a la gente haciéndola reír',
  'yrt35s-1': 'Ayudo a la gente a ordenar sus cosas',
  '99dgkj-3': 'Ayudo a la gente con consejos directos',
  'r3dsr4-3': 'Ayudo a la gente escuchando en silencio',
  // 27. What I like (S reversed)
  '8mwbpk-1': 'Me gusta poder actuar enseguida',
  'kew28v-1': 'Me gusta tener el día lleno de actividad',
  'n98ksc-1': 'Me gusta tener mucha gente alrededor',
  'w9ygcp-1': 'Me gusta tener cada cosa en su lugar',
  // 28. Good ideas
  'skndr9-3': 'Pongo a prueba una buena idea antes de aceptarla',
  'c76dg5-3': 'Pongo en marcha una buena idea el mismo día',
  'bt9d3j-1': 'Apoyo una buena idea de otra persona',
  'afmytr-3': 'Convenzo a la gente de una buena idea',
  // The bank
  // 1. A free hour
  'rzvkqd-3': 'Aprovecho una hora libre para poner orden',
  'dyqz2q-1': 'Aprovecho una hora libre para hacer pequeños favores',
  'epsfng-3': 'Aprovecho una hora libre para conversar con gente',
  'cqfzr9-1': 'Aprovecho una hora libre para empezar algo audaz',
  // 2. On a break (I reversed)
  'znnx7b-1': 'Me gusta hacer pausas tranquilas a solas',
  'wfgafe-1': 'Me gusta elegir la hora de mis pausas',
  '5kmpwp-1': 'Me gusta ordenar cosas durante mis pausas',
  'mnshf2-1': 'Me gusta hacer pausas a la hora habitual',
  // 3. People complain
  '4mywty-1': 'Tengo paciencia cuando la gente se queja',
  'f4kr2k-1': 'Levanto el ánimo de la gente cuando se queja',
  'd7cvmf-3': 'Pongo límites claros cuando la gente se queja',
  'cdxa4n-1': 'Pido detalles cuando la gente se queja',
  // 4. Time off (D reversed)
  'ndr8yt-1': 'Dejo que otras personas elijan en mis días libres',
  'zpmc5e-3': 'Planeo mis días libres con anticipación',
  'd65fzc-1': 'Paso mis días libres haciendo lo de siempre',
  '87gqmc-3': 'Veo a mucha gente en mis días libres',
  // 5. Speaking
  'ap98hd-1': 'Hablo con mucha emoción',
  'sbmhnh-1': 'Hablo con precisión',
  'dct9jh-1': 'Hablo con voz firme',
  'bkzejs-1': 'Hablo con voz suave',
  // 6. A trip (C reversed)
  'ybep2w-1': 'Me gustan los viajes a lugares que conozco',
  '5zn9nf-1': 'Me gustan los viajes con mucha gente',
  'faeznf-1': 'Me gustan los viajes donde puedo improvisar',
  '32asdr-1': 'Me gusta decidir el destino de un viaje',
  // 7. A new tool
  'kjdv2q-2': 'Decido cómo usar una herramienta nueva',
  '8mj8f3-1': 'Me tomo tiempo con una herramienta nueva',
  '7qmtc5-1': 'Consigo que la gente pruebe una herramienta nueva',
  '9egrsc-1': 'Hago muchas preguntas sobre una herramienta nueva',
  // 8. Someone is upset (S reversed)
  'ja4g2p-2': 'Si alguien se altera, le pregunto qué pasó exactamente',
  'st935t-2': 'Si alguien se altera, le digo qué haría yo',
  'bxe6rn-1': 'Si alguien se altera, dejo que esté a solas',
  'ctvfgk-2': 'Si alguien se altera, le cuento historias divertidas',
  // 9. A team disagrees
  'r7pgkj-3': 'Tomo la decisión final cuando un equipo tiene desacuerdos',
  '24y4dm-2': 'Pido paciencia cuando un equipo tiene desacuerdos',
  'x577dm-3': 'Anoto las opciones cuando un equipo tiene desacuerdos',
  's9m5td-3': 'Convenzo a la gente cuando un equipo tiene desacuerdos',
  // 10. Being known (I reversed)
  'v99bkk-1': 'Me gusta que me vean como una persona reservada',
  'pfae66-1': 'Me gusta que me vean como una persona directa',
  '6e499b-1': 'Me gusta que me vean como una persona constante',
  'theasq-1': 'Me gusta que me vean como una persona cuidadosa',
  // 11. A slow day
  'mn7vcz-1': 'Disfruto de la rutina de un día tranquilo',
  'ghfz8x-3': 'Hago listas en un día tranquilo',
  '8ws43z-1': 'Charlo con la gente en un día tranquilo',
  'yd9ym4-1': 'Elijo mis propias tareas en un día tranquilo',
  // 12. When I am glad (D reversed)
  'tp374d-2': 'Me alegra que las reglas sean claras',
  'sm6c8s-2': 'Me alegra que me hagan compañía',
  'e5c98z-1': 'Me alegra que otras personas me guíen',
  'c93zjy-2': 'Me alegra que el equipo siga igual',
  // 13. A job is done
  'kta8c7-1': 'Al terminar un trabajo, lo celebro',
  'rrmrta-1': 'Al terminar un trabajo, sigo con mi rutina',
  '6576p7-2': 'Al terminar un trabajo, elijo el siguiente',
  'hjhjts-3': 'Al terminar un trabajo, busco errores',
  // 14. Rules (C reversed)
  'anvpv3-2': 'Me gustan las reglas que ayudo a hacer',
  'tmsffk-1': 'Me gustan las reglas que permiten excepciones',
  'gt8t6d-3': 'Me gustan las reglas que permiten divertirse',
  '37tckd-3': 'Me gustan las reglas que cambian poco',
  // 15. People around me
  'dtnf2k-1': 'Mantengo las cosas ordenadas para quienes me rodean',
  'x65cpz-1': 'Consigo entusiasmar a quienes me rodean',
  'zdqqba-3': 'Me adapto al ritmo de quienes me rodean',
  'b27r83-3': 'Les digo qué necesito a quienes me rodean',
  // 16. Teams (S reversed)
  'p7s7zn-2': 'Paso con facilidad de un equipo a otro',
  'gyj4nb-2': 'Me gusta dirigir un equipo',
  'mqpdf8-1': 'Le hago muchas preguntas a un equipo',
  'phtbcy-1': 'Le doy energía nueva a un equipo',
}
