// The most common passwords of leaked lists (from dropbox/zxcvbn, MIT licence) and of India, in lower case,
// at least 8 characters with a letter and a digit; the other rules refuse simpler ones.
const list = `
  !qaz2wsx 0000000000o 063dyjuy 085tzzqi 0987654321q 0o9i8u7y 1111111111zz 1111qqqq 1232323q 123321qwe
  1234567890a 1234567890q 1234567890z 123456789a 123456789abc 123456789d 123456789k 123456789l 123456789m
  123456789n 123456789o 123456789p 123456789q 123456789qwe 123456789qwerty 123456789r 123456789s 123456789v
  123456789z 12345678a 12345678q 1234567a 1234567aa 1234567q 1234567u 1234567z 123456aa 123456ab 123456abc
  123456as 123456asd 123456qq 123456qqq 123456qw 123456qwe 123456qwerty 123456ru 123456zxc 12345abc 12345asd
  12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 1234abcd 1234asdf 1234kekc 1234qwer 1234rewq 1234zxcv
  123hfjdk147 123masha 123mudar 123qq123 123qwe123 123qwe456 123qweas 123qweasd 123qweasdzxc 123qwert
  123qwerty 12locked 12qw12qw 12qw34er 12qwaszx 12qwerty 12s3t4p55 151nxjmt 17171717aa 1a2a3a4a 1a2a3a4a5a
  1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1basebal 1diamond 1footbal 1hxboqg2 1jennife 1letmein 1michael
  1million 1mustang 1passwor 1password 1q2q3q4q 1q2q3q4q5q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y
  1qa2ws3ed 1qay2wsx 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4
  1x2zkg8w 1z2x3c4v 1z2x3c4v5b 20spanks 23176djivanfros 23skidoo 2wsx3edc 2wsxcde3 2wsxzaq1 33rjhjds
  3edc4rfv 3edcvfr4 3rjs1la7qe 44magnum 45m2do5bs 4r3e2w1q 4rfv3edc 50spanks 55bgates 5hsu75kpot 5tgb6yhn
  5wr2i7h8 67camaro 68camaro 7777777a 7hrdnw23 7ugd5hip2j 8j4ye3uz 8phrowz622 8phrowz624 911turbo 9293709b13
  987654321a 987654321q a1234567 a12345678 a123456789 a123456a a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5
  a1s2d3f4 a1s2d3f4g5 aa123456 aa12345678 aaaa1111 aaaaaaa1 abc12345 abc123456 abcd1234 abcd@123 abcd@1234
  abcdefg1 abcdefgh1 abigail1 access14 access99 account1 admin123 admin1234 admin12345 admin18533362
  admin@123 admin@1234 administrator1 agent007 alabama1 alex1234 alexander1 allison1 alpha123 america1
  amit1234 andreas1 andrew12 andyod22 angel123 anna2614 anthony1 anthony2 anthony7 antonio1 apollo11
  apollo13 apple123 arizona1 arsenal1 as123456 asd12345 asd123asd asdasd123 asdf1234 asdfg123 asdfg12345
  asdfgh01 asdfgh123 asdqwe123 atlanta1 austin31 austin316 awesome1 babylon5 bangalore1 barbara1 barcelona1
  basebal1 baseball1 bastard1 batman12 batman123 beatles1 beckham7 bharat123 bigfoot1 birthday1 birthday4
  black123 blackie1 blaster1 blessed1 blink182 blondie1 blue1234 booking1 booking123 boris123 boscoe01
  bradley1 brandon1 brian123 brianna1 broncos1 brother1 bruno123 bubba123 bubbles1 buckeye1 buddy123
  buffalo1 bulldog1 buster01 buster12 c3por2d2 caitlin1 camaroz2 camelot1 cameron1 cantona7 capital1
  captain1 care1839 cartman1 catfish1 cbr600rr cbr900rr cezer121 changeme1 changeme123 charles1 charles2
  charlie1 charlie123 charlie2 charlie3 chelsea1 chester1 chevys10 chicago1 chicken1 chickenwing101 chipper1
  chocolate1 chopper1 chris123 chrissy1 christy1 claudia1 clinton1 cobra427 college1 computer1 connect1
  control1 corvet07 country1 cowboys1 cricket1 cricket123 crimson1 crystal1 cvzefh1gkc cygnusx1 cynthia1
  daddy123 dallas22 damage11 daniel12 david123 death123 deborah1 deepak123 default1 delhi123 delhi@123
  derrick1 destiny1 detroit1 diamond1 digital1 dilbert1 dima1995 dima1996 dodgers1 dolphin1 domainlock2005
  dominic1 douglas1 dragon01 dragon11 dragon12 dragon123 dragon13 dragon88 dragon99 dragons1 dreamer1
  drummer1 ducati99 eclipse1 element1 eleven11 elvis123 emmitt22 england1 enter123 everton1 express1
  f00tball f15eagle facebook1 fantasy1 favorite2 favorite6 favorite7 favorite8 ferrari1 fireman1 fishing1
  flipper1 florida1 flowers1 flyers88 footbal1 football1 fordf150 fordf250 fordf350 forever1 formula1
  francis1 frank123 frankie1 fred1234 freedom1 freedom2 friday13 friends1 front242 futyn007 gabriel1
  gandalf1 ganesh123 gateway1 gateway2 general1 genesis1 george12 georgia1 germany1 gfhjkm12 gfhjkm123
  ghbdtn12 ghbdtn123 ghhh47hj7649 ginger12 gizmodo1 gmail123 gn56gn56 golfing1 good123654 google123 gordon24
  green123 gregory1 groupd2013 gsxr1000 guest123 guest1234 gy3yt2rgls hallo123 happy123 hawaii50 hawkeye1
  hd764nw5d7e1vb1 heather1 heather2 hello123 hendrix1 hershey1 hindustan1 hitman47 holiday1 homer123
  hooters1 hotel123 houston1 hunter12 huskers1 iloveyou1 iloveyou123 iloveyou2 ilya1234 ilya1992 india123
  india1234 india2024 india2025 india2026 india@123 indian123 indiana1 indians1 instagram1 integra1
  internet1 ireland1 ironman1 isacs155 iverson3 j3qq4h7h2v jackson1 jackson5 jaihanuman1 jaimatadi1 jamaica1
  james007 james123 january1 jasmine1 jason123 jbond007 jeffrey1 jennifer1 jessica1 jessica2 jesus123
  jesus777 jimmy123 john1234 johnson1 jordan23 joshua12 jupiter1 jupiter2 just4fun justice1 justin12
  katrina1 kcj9wx5n kenneth1 kevin123 kitty123 kordell1 krishna1 krishna123 kristen1 kristin1 l58jkdjp!
  lakers24 lebron23 left4dead letmein1 letmein123 letmein2 letmein22 liberty1 lincoln1 lindsay1 lindsey1
  lineage2 liverpool1 login123 lol12345 lotus123 love1234 loveme89 loveyou1 loveyou2 lucas123 lucky123
  lucky777 luv2epus madala11 madison1 madonna1 magic123 mailcreated5240 malcolm1 manager1 mapet123456
  marcius2 marines1 marino13 mash4077 master01 master11 master12 master123 matthew1 matthew2 maverick1
  maximus1 maxwell1 mazda323 mazda626 mazdarx7 melanie1 melissa1 mercury1 messi123 metallica1 michael1
  michael2 michael3 michael7 michael8 michael9 michele1 michelle1 mike1234 million1 miranda1 misfit99
  mnbvcxz1 molly123 monday123 money123 monique1 monkey11 monkey12 monkey123 monster1 montana1 montgom240
  mounta1n mumbai123 music123 mustang0 mustang1 mustang2 mustang3 mustang5 mustang6 mustang8 mustang9
  myspace1 nancy123 nascar24 natalie1 natasha1 naughty1 ncc1701a ncc1701d ncc1701e ncc74656 neha1234
  nemesis1 nemrac58 network1 newdelhi1 newport1 newproject2004 newyork1 nicholas1 nikita123 nirvana1
  nokia123 nokia3250 nokia3310 nokia5130 nokia5230 nokia5300 nokia5530 nokia5800 nokia6233 nokia6300
  nokian70 nokian73 noname123 nonrev67 nothing1 nwo4life oc247ngucz oceans11 october1 october2 omsairam1
  open1234 orange12 orlando1 oscar123 p0015123 p0o9i8u7 p455w0rd p4ssw0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123
  p@ssword1 pa55w0rd pa55word packard1 packers1 paladin1 pandora1 pantera1 panther1 panties1 pass1234
  pass12345 pass@123 pass@1234 passw0rd passw0rd1 passw0rd123 passwor1 password01 password1 password11
  password12 password123 password1234 password2 password3 password9 password99 password@1 password@12
  password@123 patches1 patrick1 patrick2 payton34 peaches1 peaches2 pegasus1 penguin1 pentium4 pepsi123
  perfect1 peter123 phantom1 phillip1 phoenix1 phoenix2 pi314159 pioneer1 pippen33 playboy1 playboy2
  pokemon1 pokemon123 police22 polniypizdec0211 pontiac1 pooja123 pool6123 popcorn1 porsche1 porsche9
  porsche911 postov1000 power123 prelude1 princess1 private1 priya123 psychnaut1 pufunga7782 pumpkin1
  pyramid1 q1234567 q123456789 q1234567890 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5
  qaz12345 qaz123wsx qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 qazxsw12 qazxsw123 qq123456 qqqq1111
  quant4307s qw123456 qwaszx12 qwe123qwe qweasd123 qweasdzxc123 qweqwe123 qwer1234 qwert123 qwert12345
  qwerty1! qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty22 qwerty77
  qwerty777 qwerty78 qwerty99 qwerty@123 qwertyuiop1 r2d2c3p0 r2d2c3po r4e3w2q1 rahul123 raiders1 rainbow1
  rainbow6 rangers1 raymond1 rb26dett rebbyt34 rebecca1 red12345 redhead1 redneck1 redwing1 revival47
  richard1 richard2 roberto1 rocky123 rohit123 ronaldo7 ronaldo9 rooster1 root1234 rosebud1 rt6ytere
  rush2112 russell1 russian7 saab9000 sabrina1 sachin10 sachin123 sairam123 samantha1 sammy123 sampson1
  samsung1 samsung123 sandeep123 sandman1 sanity72 sanjay123 sarah123 sasha123 sasha_007 save13tx scooter1
  scorpio1 scott123 scruffy1 seattle1 secret123 segblue2 service1 sevenof9 shadow01 shadow11 shadow12
  shadow123 shadow13 shaney14 shannon1 shivam123 shooter1 silver12 simpson1 sk8ordie skeeter1 skipper1
  skyline1 slayer66 slimed123 slipknot1 snowman1 soccer10 soccer11 soccer12 soccer13 sojdlg123aljg sooners1
  soso123aljg spartan1 spartan117 special1 spencer1 spiderman1 spring2024 spring2025 spring2026 stanley1
  start123 starwars1 stephen1 steve123 stewart1 stinger1 strange1 sublime1 success1 summer01 summer12
  summer2024 summer2025 summer2026 summer99 sunrise1 sunshine1 super123 superman1 system32 taylor12 teacher1
  temp1234 temp@123 test1234 test12345 test@123 testing1 testing123 thelast1 therock1 thomas12 thumper1
  thunder1 tiffany1 tiger123 tigger01 tigger12 timothy1 timoxa94 titanic1 toshiba1 trader12 trinity1
  tristan1 trojans1 trooper1 trouble1 trucker1 trumpet1 trustn01 trustno1 turkey50 unicorn1 user1234
  usmc0311 vampire1 vanessa1 vegas123 victory1 vikings1 vimana123 vimana2026 vincent1 viper123 virat018
  vlad1996 voyager1 vsjasnel12 w1w2w3w4 wallace1 warcraft1 warcraft3 warrior1 water123 weare138 websol76
  welcome1 welcome12 welcome123 welcome2 welcome@1 welcome@123 westham1 wg8e3wjf whatever1 wildcat1 william1
  william2 windows1 winston1 winter12 winter2024 winter2025 winter2026 winter99 wp2003wp wrinkle1 x72jhhu3z
  xsw21qaz yamahar1 yamahar6 yankees1 yankees2 year2005 z1x2c3v4 z1x2c3v4b5 zachary1 zaq12345 zaq12wsx
  zaq1xsw2 zaq1xsw2cde3 zxasqw12 zxcasdqwe123 zxcv1234 zxcvb123 zxcvb12345 zxcvbnm1 zxcvbnm123 zz8807zpl
`

const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))

/** Whether a password is a common one, regardless of capitals. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
