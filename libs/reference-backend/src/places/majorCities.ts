interface MajorCity {
  /** Its name in French, where that is another one. */
  french?: string;
  /** What else guests call it. */
  aliases: string[];
}

/*
 * The gazetteer has no numbers of inhabitants and one name a city. The cities that many guests come from stand here:
 * the country, the name as the gazetteer has it, after `=` the French name, after `/` others.
 */
const list = `
AD Andorra la Vella=Andorre-la-Vieille|AE Dubai=Dubaï|AE Abu Dhabi=Abou Dabi|AR Buenos Aires|AT Vienna=Vienne/Wien|AT Salzburg=Salzbourg
AT Innsbruck|AT Graz|AU Sydney|AU Melbourne|AU Brisbane|AU Perth|BE Brussels=Bruxelles/Brussel|BE Antwerp=Anvers/Antwerpen|BE Gent=Gand/Ghent
BE Brugge=Bruges|BE Liège|BE Namur|BE Charleroi|BE Leuven=Louvain|BG Sofia|BR São Paulo|BR Rio de Janeiro|BR Brasília=Brasilia|BR Salvador
CA Toronto|CA Montréal/Montreal|CA Vancouver|CA Québec/Quebec|CA Ottawa|CA Calgary|CH Zürich=Zurich|CH Geneva=Genève/Genf
CH Bern=Berne|CH Basel=Bâle|CH Lausanne|CH Luzern=Lucerne|CH Lugano|CI Abidjan|CL Santiago|CM Douala|CM Yaoundé|CN Beijing=Pékin/Peking
CN Shanghai|CN Guangzhou=Canton|CN Shenzhen|CO Bogotá=Bogota|CU Havana=La Havane|CY Nicosia=Nicosie|CZ Prague/Praha|CZ Brno|DE Berlin
DE Hamburg=Hambourg|DE Munich/München|DE Köln=Cologne|DE Frankfurt am Main=Francfort|DE Stuttgart|DE Düsseldorf|DE Leipzig|DE Dresden=Dresde
DE Nürnberg=Nuremberg|DE Nuremberg/Nürnberg|DE Bremen=Brême|DE Hannover=Hanovre/Hanover|DE Essen|DE Dortmund|DE Freiburg=Fribourg-en-Brisgau
DE Mainz=Mayence|DE Trier=Trèves|DE Aachen=Aix-la-Chapelle|DE Heidelberg|DE Bonn|DE Karlsruhe|DE Saarbrücken=Sarrebruck
DK Copenhagen=Copenhague/København|DK Aarhus|DZ Algiers=Alger|DZ Oran|DZ Constantine|EE Tallinn|EG Cairo=Le Caire|EG Alexandria=Alexandrie
ES Madrid|ES Barcelona=Barcelone|ES Sevilla=Séville/Seville|ES Valencia=Valence|ES Bilbao|ES Málaga=Malaga|ES Zaragoza=Saragosse
ES Granada=Grenade|ES Palma=Palma de Majorque|ES San Sebastián=Saint-Sébastien/Donostia|ES Córdoba=Cordoue|ES Toledo=Tolède|ES Girona=Gérone
FI Helsinki|FR Paris|FR Marseille/Marseilles|FR Lyon/Lyons|FR Toulouse|FR Nice|FR Nantes|FR Montpellier|FR Strasbourg|FR Bordeaux|FR Lille
FR Rennes|FR Reims|FR Le Havre|FR Saint-Étienne|FR Toulon|FR Grenoble|FR Dijon|FR Angers|FR Nîmes|FR Villeurbanne|FR Clermont-Ferrand
FR Le Mans|FR Aix-en-Provence|FR Brest|FR Tours|FR Amiens|FR Limoges|FR Annecy|FR Perpignan|FR Metz|FR Besançon|FR Orléans|FR Rouen
FR Mulhouse|FR Caen|FR Nancy|FR Saint-Denis|FR Avignon|FR Poitiers|FR La Rochelle|FR Pau|FR Bayonne|FR Biarritz|FR Cannes|FR Antibes
FR Ajaccio|FR Bastia|FR Quimper|FR Vannes|FR Lorient|FR Saint-Malo|FR Saint-Brieuc|FR Chambéry|FR Colmar|FR Troyes|FR Valence|FR Versailles
GB London=Londres|GB Manchester|GB Birmingham|GB Liverpool|GB Leeds|GB Edinburgh=Édimbourg|GB Glasgow|GB Bristol|GB Cardiff|GB Belfast
GB Oxford|GB Cambridge|GB Newcastle upon Tyne|GB Sheffield|GB Nottingham|GB Brighton|GB Bath|GB York|GB Southampton|GB Plymouth
GP Pointe-à-Pitre|GR Athens=Athènes|GR Thessaloníki=Thessalonique|GF Cayenne|HK Hong Kong|HR Zagreb|HR Dubrovnik|HR Split|HU Budapest
ID Jakarta|IE Dublin|IE Cork|IE Galway|IL Jerusalem=Jérusalem|IL Tel Aviv|IN Delhi|IN New Delhi|IN Mumbai/Bombay|IN Bengaluru/Bangalore
IN Chennai/Madras|IN Kolkata=Calcutta|IR Tehran=Téhéran|IS Reykjavík=Reykjavik|IT Rome/Roma|IT Milan/Milano|IT Naples/Napoli|IT Turin/Torino
IT Palermo=Palerme|IT Genoa=Gênes/Genova|IT Bologna=Bologne|IT Florence/Firenze|IT Venice=Venise/Venezia|IT Verona=Vérone|IT Bari
IT Catania=Catane|IT Pisa=Pise|IT Siena=Sienne|IT Padova=Padoue/Padua|IT Trieste|JP Tokyo|JP Osaka|JP Kyoto|KE Nairobi|KR Seoul=Séoul
LB Beirut=Beyrouth|LI Vaduz|LT Vilnius|LU Luxembourg|LV Riga|MA Casablanca|MA Rabat|MA Marrakesh=Marrakech|MA Fes=Fès/Fez|MA Tangier=Tanger
MA Agadir|MA Meknès|MA Essaouira|MC Monaco|MG Antananarivo|ML Bamako|MQ Fort-de-France|MT Valletta=La Valette|MU Port Louis|MX Mexico City=Mexico
MX Guadalajara|MX Cancún=Cancun|NC Nouméa|NG Lagos|NL Amsterdam|NL Rotterdam|NL The Hague=La Haye/Den Haag|NL Utrecht|NL Eindhoven
NL Maastricht|NL Groningen=Groningue|NO Oslo|NO Bergen|NZ Auckland|NZ Wellington|PE Lima|PF Papeete|PH Manila=Manille|PL Warsaw=Varsovie/Warszawa
PL Kraków=Cracovie/Krakow|PL Gdańsk=Gdansk|PL Wrocław=Wroclaw|PL Poznań=Poznan|PL Łódź=Lodz|PT Lisbon=Lisbonne/Lisboa|PT Porto|PT Faro
PT Coimbra|PT Funchal|QA Doha|RE Saint-Denis|RO Bucharest=Bucarest|RO Cluj-Napoca|RS Belgrade|RU Moscow=Moscou|RU Saint Petersburg=Saint-Pétersbourg
SA Riyadh=Riyad|SA Jeddah=Djeddah|SE Stockholm|SE Göteborg=Göteborg/Gothenburg|SE Malmö|SG Singapore=Singapour|SI Ljubljana|SK Bratislava
SN Dakar|TH Bangkok|TN Tunis|TN Sousse|TN Sfax|TR Istanbul|TR Ankara|TR İzmir=Izmir|TR Antalya|TW Taipei|UA Kyiv=Kiev|UA Lviv|UA Odesa=Odessa
US New York City=New York|US Los Angeles|US Chicago|US San Francisco|US Boston|US Washington|US Miami|US Seattle|US Houston|US Dallas
US Philadelphia=Philadelphie|US Atlanta|US San Diego|US New Orleans=La Nouvelle-Orléans|US Las Vegas|US Denver|UY Montevideo|VN Hanoi=Hanoï
VN Ho Chi Minh City=Hô-Chi-Minh-Ville/Saigon|ZA Cape Town=Le Cap|ZA Johannesburg
`;

function read(text: string): [string, MajorCity] {
  const [named = '', ...others] = text.split('/');
  const [name = '', french] = named.split('=');
  return [name, { ...(french && { french }), aliases: french ? [french, ...others] : others }];
}

/** The cities that are meant more often than their namesakes, by country and name: `GB London`. */
export const majorCities: ReadonlyMap<string, MajorCity> = new Map(
  list
    .split(/[|\n]/u)
    .filter((entry) => entry !== '')
    .map(read),
);
