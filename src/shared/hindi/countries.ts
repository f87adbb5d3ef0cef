// The countries of the telephone field, from the names of CLDR.
const names = `
Afghanistan=अफ़गानिस्तान; Åland Islands=एलैंड द्वीपसमूह; Albania=अल्बानिया; Algeria=अल्जीरिया;
American Samoa=अमेरिकी समोआ; Andorra=एंडोरा; Angola=अंगोला; Anguilla=एंग्विला;
Antigua and Barbuda=एंटिगुआ और बरबुडा; Argentina=अर्जेंटीना; Armenia=आर्मेनिया; Aruba=अरूबा;
Ascension Island=असेंशन द्वीप; Australia=ऑस्ट्रेलिया; Austria=ऑस्ट्रिया; Azerbaijan=अज़रबैजान;
Bahamas=बहामास; Bahrain=बहरीन; Bangladesh=बांग्लादेश; Barbados=बारबाडोस; Belarus=बेलारूस; Belgium=बेल्जियम;
Belize=बेलीज़; Benin=बेनिन; Bermuda=बरमूडा; Bhutan=भूटान; Bolivia=बोलीविया;
Bosnia and Herzegovina=बोस्निया और हर्ज़ेगोविना; Botswana=बोत्स्वाना; Brazil=ब्राज़ील;
British Indian Ocean Territory=ब्रिटिश हिंद महासागरीय क्षेत्र;
British Virgin Islands=ब्रिटिश वर्जिन द्वीपसमूह; Brunei=ब्रूनेई; Bulgaria=बुल्गारिया;
Burkina Faso=बुर्किना फ़ासो; Burundi=बुरुंडी; Cambodia=कंबोडिया; Cameroon=कैमरून; Canada=कनाडा;
Cape Verde=केप वर्ड; Caribbean Netherlands=कैरिबियन नीदरलैंड; Cayman Islands=कैमेन द्वीपसमूह;
Central African Republic=मध्य अफ़्रीकी गणराज्य; Chad=चाड; Chile=चिली; China=चीन;
Christmas Island=क्रिसमस द्वीप; Cocos (Keeling) Islands=कोकोस (कीलिंग) द्वीपसमूह; Colombia=कोलंबिया;
Comoros=कोमोरोस; Congo=कांगो – ब्राज़ाविल; Cook Islands=कुक द्वीपसमूह; Costa Rica=कोस्टारिका;
Côte d'Ivoire=कोत दिवुआर; Croatia=क्रोएशिया; Cuba=क्यूबा; Curaçao=कुरासाओ; Cyprus=साइप्रस; Czechia=चेकिया;
Denmark=डेनमार्क; Djibouti=जिबूती; Dominica=डोमिनिका; Dominican Republic=डोमिनिकन गणराज्य;
DR Congo=कांगो - किंशासा; Ecuador=इक्वाडोर; Egypt=मिस्र; El Salvador=अल सल्वाडोर;
Equatorial Guinea=इक्वेटोरियल गिनी; Eritrea=इरिट्रिया; Estonia=एस्टोनिया; Eswatini=एस्वाटिनी;
Ethiopia=इथियोपिया; Falkland Islands=फ़ॉकलैंड द्वीपसमूह; Faroe Islands=फ़ेरो द्वीपसमूह; Fiji=फ़िजी;
Finland=फ़िनलैंड; France=फ़्रांस; French Guiana=फ़्रेंच गुयाना; French Polynesia=फ़्रेंच पोलिनेशिया;
Gabon=गैबॉन; Gambia=गाम्बिया; Georgia=जॉर्जिया; Germany=जर्मनी; Ghana=घाना; Gibraltar=जिब्राल्टर;
Greece=यूनान; Greenland=ग्रीनलैंड; Grenada=ग्रेनाडा; Guadeloupe=ग्वाडेलूप; Guam=गुआम; Guatemala=ग्वाटेमाला;
Guernsey=गर्नसी; Guinea=गिनी; Guinea-Bissau=गिनी-बिसाउ; Guyana=गुयाना; Haiti=हैती; Honduras=होंडूरास;
Hong Kong=हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र); Hungary=हंगरी; Iceland=आइसलैंड; Indonesia=इंडोनेशिया;
Iran=ईरान; Iraq=इराक; Ireland=आयरलैंड; Isle of Man=आइल ऑफ़ मैन; Israel=इज़राइल; Italy=इटली; Jamaica=जमैका;
Japan=जापान; Jersey=जर्सी; Jordan=जॉर्डन; Kazakhstan=कज़ाखस्तान; Kenya=केन्या; Kiribati=किरिबाती;
Kosovo=कोसोवो; Kuwait=कुवैत; Kyrgyzstan=किर्गिज़स्तान; Laos=लाओस; Latvia=लातविया; Lebanon=लेबनान;
Lesotho=लेसोथो; Liberia=लाइबेरिया; Libya=लीबिया; Liechtenstein=लिचेंस्टीन; Lithuania=लिथुआनिया;
Luxembourg=लग्ज़मबर्ग; Macao=मकाऊ (विशेष प्रशासनिक क्षेत्र चीन); Madagascar=मेडागास्कर; Malawi=मलावी;
Malaysia=मलेशिया; Maldives=मालदीव; Mali=माली; Malta=माल्टा; Marshall Islands=मार्शल द्वीपसमूह;
Martinique=मार्टीनिक; Mauritania=मॉरिटानिया; Mauritius=मॉरीशस; Mayotte=मायोते; Mexico=मैक्सिको;
Micronesia=माइक्रोनेशिया; Moldova=मॉल्डोवा; Monaco=मोनाको; Mongolia=मंगोलिया; Montenegro=मोंटेनेग्रो;
Montserrat=मोंटसेरात; Morocco=मोरक्को; Mozambique=मोज़ांबिक; Myanmar=म्यांमार (बर्मा); Namibia=नामीबिया;
Nauru=नाउरु; Nepal=नेपाल; Netherlands=नीदरलैंड; New Caledonia=न्यू कैलेडोनिया; New Zealand=न्यूज़ीलैंड;
Nicaragua=निकारागुआ; Niger=नाइजर; Nigeria=नाइजीरिया; Niue=नीयू; Norfolk Island=नॉरफ़ॉक द्वीप;
North Korea=उत्तर कोरिया; North Macedonia=उत्तरी मकदूनिया;
Northern Mariana Islands=उत्तरी मारियाना द्वीपसमूह; Norway=नॉर्वे; Oman=ओमान; Pakistan=पाकिस्तान;
Palau=पलाऊ; Palestinian Territories=फ़िलिस्तीनी क्षेत्र; Panama=पनामा; Papua New Guinea=पापुआ न्यू गिनी;
Paraguay=पराग्वे; Peru=पेरू; Philippines=फ़िलिपींस; Poland=पोलैंड; Portugal=पुर्तगाल;
Puerto Rico=पोर्टो रिको; Qatar=क़तर; Réunion=रियूनियन; Romania=रोमानिया; Russia=रूस; Rwanda=रवांडा;
Saint Vincent and the Grenadines=सेंट विंसेंट और ग्रेनाडाइंस; Samoa=समोआ; San Marino=सैन मेरीनो;
São Tomé and Príncipe=साओ टोम और प्रिंसिपे; Saudi Arabia=सऊदी अरब; Senegal=सेनेगल; Serbia=सर्बिया;
Seychelles=सेशेल्स; Sierra Leone=सिएरा लियोन; Singapore=सिंगापुर; Sint Maarten=सिंट मार्टिन;
Slovakia=स्लोवाकिया; Slovenia=स्लोवेनिया; Solomon Islands=सोलोमन द्वीपसमूह; Somalia=सोमालिया;
South Africa=दक्षिण अफ़्रीका; South Korea=दक्षिण कोरिया; South Sudan=दक्षिण सूडान; Spain=स्पेन;
Sri Lanka=श्रीलंका; Saint Barthélemy=सेंट बार्थेलेमी; Saint Helena=सेंट हेलेना;
Saint Kitts and Nevis=सेंट किट्स और नेविस; Saint Lucia=सेंट लूसिया; Saint Martin=सेंट मार्टिन;
Saint Pierre and Miquelon=सेंट पिएरे और मिक्वेलान; Sudan=सूडान; Suriname=सूरीनाम;
Svalbard and Jan Mayen=स्वालबार्ड और जान मायेन; Sweden=स्वीडन; Switzerland=स्विट्ज़रलैंड; Syria=सीरिया;
Taiwan=ताइवान; Tajikistan=ताजिकिस्तान; Tanzania=तंज़ानिया; Thailand=थाईलैंड; Timor-Leste=तिमोर-लेस्त;
Togo=टोगो; Tokelau=तोकेलाउ; Tonga=टोंगा; Trinidad and Tobago=त्रिनिदाद और टोबैगो;
Tristan da Cunha=ट्रिस्टन दा कुना; Tunisia=ट्यूनीशिया; Turkey=तुर्किये; Turkmenistan=तुर्कमेनिस्तान;
Turks and Caicos Islands=तुर्क और कैकोज़ द्वीपसमूह; Tuvalu=तुवालू;
U.S. Virgin Islands=यू॰एस॰ वर्जिन द्वीपसमूह; Uganda=युगांडा; Ukraine=यूक्रेन;
United Arab Emirates=संयुक्त अरब अमीरात; United Kingdom=यूनाइटेड किंगडम; United States=संयुक्त राज्य;
Uruguay=उरूग्वे; Uzbekistan=उज़्बेकिस्तान; Vanuatu=वनुआतू; Vatican City=वेटिकन सिटी; Venezuela=वेनेज़ुएला;
Vietnam=वियतनाम; Wallis and Futuna=वालिस और फ़्यूचूना; Western Sahara=पश्चिमी सहारा; Yemen=यमन;
Zambia=ज़ाम्बिया; Zimbabwe=ज़िम्बाब्वे;
`

/** The Hindi of each country by its English name. */
export const countryTexts: Readonly<Record<string, string>> = Object.fromEntries(
  names
    .split(";")
    .map((pair) => pair.trim().split("="))
    .filter(([name]) => name !== ""),
)
