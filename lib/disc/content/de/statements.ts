/** The statements of form 2027-02 and its bank in German, by id. Why the hard ones say what they say: docs/translations/de.md. */
export const STATEMENTS: Record<string, string> = {
  // The form.
  // 1. Starting something together
  '6655vh-2': 'Ich zeige meine Begeisterung, wenn wir anfangen',
  'zjyp7q-3': 'Ich plane jeden Schritt, bevor wir anfangen',
  'ysz4a6-2': 'Ich warte, bis alle bereit sind, bevor wir anfangen',
  'hn6xdj-2': 'Ich lege das Ziel fest, wenn wir anfangen',
  // 2. Talking something over
  'ss9hr4-2': 'Ich sage offen, wenn ich anderer Meinung bin',
  'sh23vg-1': 'Ich wecke bei anderen Interesse für meine Idee',
  'xrhfed-2': 'Ich frage genau, wie eine Idee funktionieren soll',
  '2fj4pb-1': 'Ich lasse andere in ihrem eigenen Tempo erklären',
  // 3. What I find easy (D reversed)
  'p4n7pt-1': 'Mir fällt es leicht, kleine Fehler zu entdecken',
  '3kr33s-1': 'Mir fällt es leicht, bei einer Routine zu bleiben',
  'b6p9vb-1': 'Mir fällt es leicht, den Plänen anderer zu folgen',
  'q8de73-1': 'Mir fällt es leicht, neue Menschen kennenzulernen',
  // 4. Time is short
  'v9g5rk-1': 'Ich arbeite gleichmäßig weiter, wenn die Zeit knapp ist',
  '5s4exg-1': 'Ich entscheide schnell, wenn die Zeit knapp ist',
  '7wsm38-3': 'Ich bleibe gut gelaunt, wenn die Zeit knapp ist',
  'k2f2az-1': 'Ich prüfe zweimal, auch wenn die Zeit knapp ist',
  // 5. Something new (C reversed)
  'gd9y5v-1': 'Ich lerne Neues durch einfaches Ausprobieren',
  'e4qdx3-2': 'Ich entscheide selbst, wie ich Neues angehe',
  'khqqt8-1': 'Ich bringe andere dazu, Neues auszuprobieren',
  'bqgqhh-3': 'Ich gebe Neuem erst einmal etwas Zeit',
  // 6. People argue
  'g2dazh-1': 'Ich bringe Leute zum Lachen, wenn sie streiten',
  '2k2tfw-2': 'Ich suche einen Mittelweg, wenn Leute streiten',
  'hwbtsp-1': 'Ich frage nach den Fakten, wenn Leute streiten',
  'cxrvrp-1': 'Ich treffe eine Entscheidung, wenn Leute streiten',
  // 7. Giving an opinion (I reversed)
  '6c76cy-1': 'Ich sage meine Meinung mit offenen Worten',
  'razwhd-1': 'Ich sage meine Meinung mit wenigen Worten',
  '7t977z-1': 'Ich sage meine Meinung mit freundlichen Worten',
  '5rj4jr-3': 'Ich sage meine Meinung mit präzisen Worten',
  // 8. New people
  'hgnyg4-2': 'Ich lasse neuen Leuten Zeit zum Ankommen',
  'pwjqr6-3': 'Ich erkläre neuen Leuten die Regeln',
  '5qp687-1': 'Ich sage neuen Leuten, was ich erwarte',
  '4n7gky-1': 'Ich plaudere gern mit neuen Leuten',
  // 9. Saying what was good or bad
  '6scbgk-1': 'Ich sage Leuten genau, was gut war',
  'zzjvdt-3': 'Ich lobe Leute vor der Gruppe',
  'ttcz8w-2': 'Ich korrigiere Leute auf freundliche Art',
  'r8mw53-3': 'Ich sage Leuten klar, was schiefgelaufen ist',
  // 10. People I like (S reversed)
  '7bt7he-1': 'Ich mag Menschen, die ihre Probleme selbst lösen',
  'vtwheh-2': 'Ich mag Menschen, die sagen, was sie wollen',
  'xgs5rp-2': 'Ich mag Menschen, die sich an Regeln halten',
  'ct8w5d-2': 'Ich mag Menschen, die gern erzählen',
  // 11. Plans change
  'wq2bbz-1': 'Ich zeige anderen bei Planänderungen das Gute daran',
  'n27a5b-3': 'Ich frage bei Planänderungen, wie es anderen damit geht',
  'n5xf7g-3': 'Ich entscheide bei Planänderungen schnell',
  'rg2xr7-1': 'Ich frage bei Planänderungen nach dem Grund',
  // 12. What I can easily do (C reversed)
  'm9d6gn-1': 'Ich kann in Gruppen gut die Führung übernehmen',
  'snxzyb-1': 'Ich kann gut mit kleinen Fehlern leben',
  'kqzyvx-1': 'Ich kann gut Menschen neugierig machen',
  'xvzpzg-1': 'Ich kann gut dieselbe Aufgabe immer wieder machen',
  // 13. Explaining
  'vzs7rj-2': 'Ich erkläre Dinge mit ruhiger Stimme',
  'sqj97k-1': 'Ich erkläre, wie ich Dinge haben will',
  'drz9k5-2': 'Ich erkläre Dinge in allen Einzelheiten',
  'agm82z-1': 'Ich erkläre Dinge mit viel Schwung',
  // 14. Small habits (D reversed)
  'gt8mk6-2': 'Ich bringe oft Ordnung in die Dinge',
  'f4e7mj-3': 'Ich plaudere oft mit Leuten um mich herum',
  'fje9f9-1': 'Ich bleibe oft bei dem, was funktioniert',
  't8bgay-1': 'Ich bitte lieber um etwas, als es zu fordern',
  // 15. After a success
  'dphzqb-1': 'Ich zeige nach einem Erfolg meine Freude',
  'aqsk6b-1': 'Ich mache nach einem Erfolg wie gewohnt weiter',
  'p47nmm-1': 'Ich wähle nach einem Erfolg das nächste Ziel',
  'p7mv6j-3': 'Ich untersuche nach einem Erfolg, was geholfen hat',
  // 16. Trouble
  'xqr6rt-3': 'Ich übernehme die Führung, wenn etwas schiefgeht',
  'x42tbq-3': 'Ich prüfe jeden Schritt, wenn etwas schiefgeht',
  '55cvr3-1': 'Ich motiviere andere, wenn etwas schiefgeht',
  '7qrst6-2': 'Ich bleibe sanft im Ton, wenn etwas schiefgeht',
  // 17. What I enjoy (S reversed)
  'ec8ys9-1': 'Ich genieße es, wenn jedes Detail stimmt',
  '53t6bd-1': 'Ich genieße es, wenn jeder Tag anders ist',
  '8crp67-1': 'Ich genieße es, unter vielen Menschen zu sein',
  '5p83he-1': 'Ich genieße es, schwere Entscheidungen zu treffen',
  // 18. What I want
  'g7k5dk-1': 'Ich begeistere andere für das, was ich will',
  '7ggkah-2': 'Ich bitte direkt um das, was ich will',
  'jkc7aq-2': 'Ich nenne klare Gründe für das, was ich will',
  'q56pey-2': 'Ich warte geduldig auf das, was ich will',
  // 19. What I show (I reversed)
  'n55c9t-1': 'Ich zeige anderen, dass ich Zeit für sie habe',
  '8cb57p-1': 'Ich zeige meine Freude mit einem stillen Lächeln',
  'haapyg-1': 'Ich zeige offen, was ich von etwas halte',
  'rkm5jb-1': 'Ich zeige genau, wie etwas gemacht wird',
  // 20. A big task
  'vjeaz5-1': 'Ich entscheide bei einer großen Aufgabe, wer was macht',
  '74qptw-1': 'Ich teile eine große Aufgabe in Schritte ein',
  'd5vs45-1': 'Ich erledige eine große Aufgabe in gleichmäßigem Tempo',
  '2mwr2f-1': 'Ich gewinne andere für eine große Aufgabe',
  // 21. In a group (D reversed)
  '7f9jey-1': 'Ich erinnere die Gruppe an den Plan',
  'nhsjyq-2': 'Ich nehme der Gruppe kleine Arbeiten ab',
  'adxqnm-2': 'Ich bringe die Gruppe zum Reden',
  'wwmjc5-1': 'Ich überlasse der Gruppe die Entscheidung',
  // 22. A task is unclear
  'bbsr2t-1': 'Ich überzeuge andere, bei einer unklaren Aufgabe zu helfen',
  'axmjdz-2': 'Ich entscheide bei einer unklaren Aufgabe selbst',
  'brhq2c-1': 'Ich suche bei einer unklaren Aufgabe nach Informationen',
  '2p7mxw-3': 'Ich bleibe bei einer unklaren Aufgabe geduldig',
  // 23. Working at my best (C reversed)
  '99fsfw-1': 'Ich arbeite am besten, wenn ich die Führung habe',
  '43sdbf-1': 'Ich arbeite am besten, wenn ich improvisieren kann',
  '59bhvw-3': 'Ich arbeite am besten in einem gleichmäßigen Rhythmus',
  '7k9jj2-3': 'Ich arbeite am besten mit Menschen um mich herum',
  // 24. Decisions
  'htnv5e-1': 'Ich warte gelassen auf eine Entscheidung',
  'x7metk-1': 'Ich begeistere andere für eine Entscheidung',
  'c2554r-1': 'Ich treffe eine schwere Entscheidung schnell',
  'dbzp9x-2': 'Ich vergleiche vor einer Entscheidung alle Möglichkeiten',
  // 25. Learning (I reversed)
  'djt45x-1': 'Ich lerne am besten mit Menschen, die ich kenne',
  'y57kzc-1': 'Ich lerne am besten, wenn ich allein nachdenken kann',
  'jnmp54-1': 'Ich lerne am besten mit genauen Anleitungen',
  'ph3n2y-1': 'Ich lerne am besten durch direkte Kritik',
  // 26. Helping
  'mzkhn6-1': 'Ich helfe anderen, indem ich sie zum Lachen bringe',
  'yrt35s-1': 'Ich helfe anderen, Ordnung zu schaffen',
  '99dgkj-3': 'Ich helfe anderen mit direktem Rat',
  'r3dsr4-3': 'Ich helfe anderen, indem ich still zuhöre',
  // 27. What I like (S reversed)
  '8mwbpk-1': 'Ich mag es, wenn ich sofort handeln kann',
  'kew28v-1': 'Ich mag es, wenn ich viel zu tun habe',
  'n98ksc-1': 'Ich mag es, wenn viele Menschen um mich sind',
  'w9ygcp-1': 'Ich mag es, wenn alles seinen Platz hat',
  // 28. Good ideas
  'skndr9-3': 'Ich prüfe eine gute Idee, bevor ich daran glaube',
  'c76dg5-3': 'Ich setze eine gute Idee am selben Tag um',
  'bt9d3j-1': 'Ich unterstütze eine gute Idee von anderen',
  'afmytr-3': 'Ich gewinne andere für eine gute Idee',
  // The bank.
  // 1. A free hour
  'rzvkqd-3': 'Ich räume in einer freien Stunde etwas auf',
  'dyqz2q-1': 'Ich tue jemandem in einer freien Stunde einen Gefallen',
  'epsfng-3': 'Ich unterhalte mich in einer freien Stunde mit Leuten',
  'cqfzr9-1': 'Ich fange in einer freien Stunde etwas Gewagtes an',
  // 2. On a break (I reversed)
  'znnx7b-1': 'Ich mag es, Pausen in Ruhe allein zu verbringen',
  'wfgafe-1': 'Ich mag es, meine Pausenzeiten selbst zu bestimmen',
  '5kmpwp-1': 'Ich mag es, in der Pause aufzuräumen',
  'mnshf2-1': 'Ich mag es, Pausen zur gewohnten Zeit zu machen',
  // 3. People complain
  '4mywty-1': 'Ich bleibe geduldig, wenn Leute sich beschweren',
  'f4kr2k-1': 'Ich muntere Leute auf, wenn sie sich beschweren',
  'd7cvmf-3': 'Ich setze klare Grenzen, wenn Leute sich beschweren',
  'cdxa4n-1': 'Ich frage nach Einzelheiten, wenn Leute sich beschweren',
  // 4. Time off (D reversed)
  'ndr8yt-1': 'Ich lasse an freien Tagen andere entscheiden',
  'zpmc5e-3': 'Ich plane meine freien Tage im Voraus',
  'd65fzc-1': 'Ich verbringe meine freien Tage wie gewohnt',
  '87gqmc-3': 'Ich treffe an freien Tagen viele Menschen',
  // 5. Speaking
  'ap98hd-1': 'Ich spreche mit viel Gefühl',
  'sbmhnh-1': 'Ich spreche mit genauer Wortwahl',
  'dct9jh-1': 'Ich spreche mit fester Stimme',
  'bkzejs-1': 'Ich spreche mit sanfter Stimme',
  // 6. A trip (C reversed)
  'ybep2w-1': 'Ich mag Reisen an Orte, die ich kenne',
  '5zn9nf-1': 'Ich mag Reisen mit vielen Menschen',
  'faeznf-1': 'Ich mag Reisen, auf denen ich improvisieren kann',
  '32asdr-1': 'Ich mag Reisen, deren Ziel ich bestimme',
  // 7. A new tool
  'kjdv2q-2': 'Ich entscheide, wie ich ein neues Gerät nutze',
  '8mj8f3-1': 'Ich lasse mir mit einem neuen Gerät Zeit',
  '7qmtc5-1': 'Ich bringe andere dazu, ein neues Gerät auszuprobieren',
  '9egrsc-1': 'Ich stelle viele Fragen zu einem neuen Gerät',
  // 8. Someone is upset (S reversed)
  'ja4g2p-2': 'Ich frage aufgewühlte Menschen nach den Fakten',
  'st935t-2': 'Ich sage aufgewühlten Menschen, was ich tun würde',
  'bxe6rn-1': 'Ich lasse aufgewühlte Menschen in Ruhe',
  'ctvfgk-2': 'Ich erzähle aufgewühlten Menschen lustige Geschichten',
  // 9. A team disagrees
  'r7pgkj-3': 'Ich entscheide am Ende, wenn ein Team uneinig ist',
  '24y4dm-2': 'Ich bitte um Geduld, wenn ein Team uneinig ist',
  'x577dm-3': 'Ich liste Möglichkeiten auf, wenn ein Team uneinig ist',
  's9m5td-3': 'Ich überzeuge die Leute, wenn ein Team uneinig ist',
  // 10. Being known (I reversed)
  'v99bkk-1': 'Ich mag es, wenn andere mich als still beschreiben',
  'pfae66-1': 'Ich mag es, wenn andere mich als direkt beschreiben',
  '6e499b-1': 'Ich mag es, wenn andere mich als beständig beschreiben',
  'theasq-1': 'Ich mag es, wenn andere mich als sorgfältig beschreiben',
  // 11. A slow day
  'mn7vcz-1': 'Ich genieße an ruhigen Tagen die Routine',
  'ghfz8x-3': 'Ich schreibe an ruhigen Tagen Listen',
  '8ws43z-1': 'Ich plaudere an ruhigen Tagen mit Leuten',
  'yd9ym4-1': 'Ich wähle an ruhigen Tagen meine Aufgaben selbst',
  // 12. When I am glad (D reversed)
  'tp374d-2': 'Ich bin froh, wenn die Regeln klar sind',
  'sm6c8s-2': 'Ich bin froh, wenn ich Gesellschaft habe',
  'e5c98z-1': 'Ich bin froh, wenn andere mich anleiten',
  'c93zjy-2': 'Ich bin froh, wenn das Team gleich bleibt',
  // 13. A job is done
  'kta8c7-1': 'Ich feiere, wenn eine Aufgabe erledigt ist',
  'rrmrta-1': 'Ich folge meiner Routine, wenn eine Aufgabe erledigt ist',
  '6576p7-2': 'Ich wähle meine nächste Aufgabe, wenn eine erledigt ist',
  'hjhjts-3': 'Ich suche nach Fehlern, wenn eine Aufgabe erledigt ist',
  // 14. Rules (C reversed)
  'anvpv3-2': 'Ich mag Regeln, bei denen ich mitbestimme',
  'tmsffk-1': 'Ich mag Regeln, die Ausnahmen zulassen',
  'gt8t6d-3': 'Ich mag Regeln, die etwas Spaß erlauben',
  '37tckd-3': 'Ich mag Regeln, die sich selten ändern',
  // 15. People around me
  'dtnf2k-1': 'Ich halte Ordnung für die Menschen um mich',
  'x65cpz-1': 'Ich begeistere die Menschen um mich',
  'zdqqba-3': 'Ich passe mein Tempo den Menschen um mich an',
  'b27r83-3': 'Ich sage den Menschen um mich, was ich brauche',
  // 16. Teams (S reversed)
  'p7s7zn-2': 'Ich wechsle problemlos von Team zu Team',
  'gyj4nb-2': 'Ich mag es, ein Team zu leiten',
  'mqpdf8-1': 'Ich stelle einem Team viele Fragen',
  'phtbcy-1': 'Ich bringe neue Energie in ein Team',
}
