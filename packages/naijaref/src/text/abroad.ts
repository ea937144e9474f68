/**
 * Countries and cities abroad that people write in forms, words joined. The names of states and LGAs are
 * not among them.
 */
export const ABROAD: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `
  ghana accra kumasi tema togo lome cotonou portonovo beninrepublic republicofbenin cameroon cameroun douala yaounde
  chad ndjamena dosso zinder niamey nigerrepublic republicofniger mali bamako senegal dakar gambia banjul liberia monrovia
  sierraleone freetown ivorycoast cotedivoire abidjan guinea conakry equatorialguinea burkinafaso ouagadougou gabon
  libreville congo kinshasa angola luanda kenya nairobi mombasa uganda kampala tanzania daressalaam ethiopia addisababa
  rwanda kigali burundi zambia lusaka zimbabwe harare botswana namibia mozambique malawi madagascar mauritius
  egypt cairo morocco casablanca tunisia tunis algeria algiers libya tripoli sudan southsudan khartoum somalia
  southafrica johannesburg pretoria durban capetown
  uk unitedkingdom england london manchester birmingham liverpool leeds scotland glasgow edinburgh wales cardiff
  ireland dublin belfast
  usa us unitedstates america texas houston maryland dallas atlanta georgia california losangeles florida miami chicago
  illinois newyork brooklyn newjersey virginia ohio pennsylvania philadelphia boston massachusetts washington seattle
  canada toronto ontario alberta calgary vancouver montreal brazil saopaulo argentina mexico jamaica cuba haiti
  germany berlin france paris italy rome milan spain madrid barcelona portugal lisbon netherlands holland amsterdam
  belgium brussels switzerland zurich geneva austria vienna sweden stockholm norway oslo denmark copenhagen finland
  poland warsaw ukraine kyiv russia moscow turkey istanbul ankara greece athens cyprus malta hungary budapest romania
  china beijing shanghai guangzhou hongkong kowloon taiwan japan tokyo korea southkorea seoul india mumbai delhi newdelhi
  bangalore pakistan karachi lahore bangladesh dhaka srilanka nepal indonesia bali jakarta malaysia kualalumpur singapore
  thailand bangkok vietnam philippines manila
  australia sydney melbourne newzealand dubai abudhabi uae emirates unitedarabemirates qatar doha saudiarabia riyadh
  jeddah mecca makkah medina kuwait bahrain oman muscat lebanon beirut israel jerusalem jordan iran tehran iraq baghdad
  syria damascus`
    .trim()
    .split(/\s+/),
);
