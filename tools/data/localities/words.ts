/**
 * What the words of a polling unit's name are, beside the name of a place. The lists are closed: words that
 * stand in the units' names of most states, read one by one. A word that is in none of them may be a place.
 */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What stands at a place, and what says which part of a place is meant: they end a name. */
export const FACILITIES = wordsOf(`
  school sch schl schs schol shool skul primary pri pry prim prm secondary sec nursery nur junior jnr jss senior
  snr sss ss college coll university uni polytechnic poly institute inst academy campus grammar gram comprehensive
  modern model pilot basic demonstration technical tech vocational comm commercial science sci day boarding girls
  boys girl boy boys teachers teacher training islamiyya islamiya islamiyah islm islamic makaranta makarantar
  tsangaya nomadic normadic adult education educ edu literacy class classroom block blk library lib hostel staff
  open space sapce sp opsp op os hall halls central cent cen centre center square sq sqr sqaure playground play
  ground grounds field pitch football ball park garage garrage motor station sta stn stand stop bus
  market mkt mkts kasuwa kasuwar stall stalls shed shop shops store stores plaza complex mall
  health clinic dispensary disp maternity mat hospital hosp phc phcc medical asibiti asibitin healthcare care
  cottage leprosy comprehensive vet vetinary vetenary veterinary pharmacy chemist office ofice offices court customary
  magistrate sharia area police post postal nipost fire council secretariat local lg lga lgc government govt gov
  goverment state federal fed ministry min dept department agency authority board national nig nigeria nigerian
  community communty communtiy comunity village vill villag viilage town townhall city ward district section
  quarters quarter qtrs qrts qtr settlement
  residence premises premise compound comp compd comp house houses hse home building buildg bldg gate
  entrance entr front frontage infront back junction junc juction jn jnc junct round about roundabout bridge river stream
  mango tree trees shade kuka tsamiya dorawa borehole bore hole tap tank well water works pump transformer
  trans transf mast pole poles solar nepa phcn nitel mtn glo airtel filling petrol total mobil oando gas pipeline
  church mosque masallaci masallacin chapel cathedral cath mission missn parish shrine palace pal
  civic viewing view cinema bar hotel motel guest inn lodge restaurant canteen bakery mill rice factory company
  ltd depot dump yard garden farm farms fadama plantation plant dam ranch abattoir slaughter
  recreation recreational sport sports stadium club cultural social youth youths women children
  headquarters hqtrs hq secretary admin administration unit centres
  cooperative coop union association assembly customs custom immigration prison prisons army navy airforce
  military barrack service services rest workshop workshops mechanic mech timber saw sawmill
  special specialist general gen gss gdss gjss jdss gsss ghs css cps lea lgea ube ubec upe uba udss ud gps spps cs ps pss
  rcm nkst ecwa baptist methodist anglican catholic apostolic presbyterian salvation cms cac nud ansar deen
  muslim moslem moslim christian christ st saint saints holy sacred heart lady mary peter peters paul pauls john
  johns james joseph michael luke lukes mark marks andrew andrews patrick stephen thomas theresa augustine jude
  immaculate trinity assembly redeemed deeper life apostles qua iboe zion african
  no number of the in at to for and with by from via on after before
  near beside besides behind behide opposite opp opposit adjacent adj along off under inside within outside between
  close street str strt road rd avenue ave lane crescent cresc way drive drv line layi layin
  1st 2nd 3rd first second third one two three four main side end point base
  vpp pu booth stand polling voting point
  international intl int private nursing home
  kofar kofa kofan gidan gida garkar garkan garka filin fili dandali dandalin bakin gindin cikin bayan gaban kusa
  near rijiya rijiyar
  event events relaxation spot joint
  chief alhaji alh alhaja mallam malam mal mall hajiya hon dr mr mrs prof engr barr barrister pastor rev late oba
  prince princess bale baale eze igwe sarki sarkin hakimi hakimin hakim wakili wakilin galadima madaki magaji
  dagaci digachi bulama lawan lawanti jauro ardo hardo maigari maiunguwa maianguwa mai kansila liman imam
  alkali head heads chiefs traditional ruler royal king kings ajiya waziri wazirin makama marafa madawaki
  turaki chiroma ciroma tafida sardauna
  i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi a b c d e f g h j k l m n o p q r s t u w y z
  gra lay out site
`);

export const PERSONS = wordsOf(`
  chief alhaji alh alhaja mallam malam mal mall hajiya hon dr mr mrs prof engr barr barrister pastor rev late
  oba prince princess bale baale eze igwe sarki hakimi hakimin wakili wakilin dagaci bulama lawan lawanti jauro
  ardo hardo maigari maiunguwa maianguwa kofar kofa kofan gidan gida garkar garkan garka layin shiyar jauron
`);

/** After a person's or a family's name. */
export const COMPOUNDS = wordsOf(
  "compound comp compd residence premises premise house hse houses home memorial",
);

/** After the name of a street. */
export const STREETS = wordsOf(
  "street str strt close crescent cresc avenue ave lane drive drv way road rd st",
);

/** What only a place has, after its name. */
export const OF_PLACES = wordsOf(`
  village vill villag viilage town community comm communty communtiy quarters quarter qtrs qrts settlement market mkt
  health dispensary disp maternity phc square sq playground hall primary pri pry prim sch school ward junction
`);

/** What makes a name together with the words before it. */
export const ENDINGS = wordsOf("estate layout gra barracks barrack camp extension island phase");

export const PARTS = wordsOf(`
  north south east west northern southern eastern western upper lower central new old big small
  gabas yamma arewa kudu tsakiya babba karama sabuwa tsohuwa tsohon sabuwar tsohuwar
`);

/** How INEC's clerks write "Unguwar", a quarter in Hausa. */
export const UNGUWAR = wordsOf(
  "ung u unguwa unguwar unguwan anguwa anguwan anguwar angwa angwan ungwa ungwan ungwar ang unguw un",
);
