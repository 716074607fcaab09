const guessedFirst = `password password1 password12 password123 password1234 password! passw0rd p@ssword p@ssw0rd p@ssw0rd1 passwort motdepasse
  12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 22222222 88888888 12341234 12121212 123123123
  11223344 11112222 12344321 123454321 123321123 1234qwer 1234qwer! 1234asdf 1234abcd 1234qwerty 12345qwert 12345qwer qwer1234
  qwer1234! qwer12345 qwerty123 qwerty12 qwerty1234 qwertyui qwertyuiop qwertyuio qwerasdf qwerasdfzxcv qwe123qwe qweasdzxc
  qweasd123 qweqweqwe qwe12345 asdf1234 asdf1234! asdfasdf asdfghjk asdfghjkl asdasdasd asd12345 asd123asd zxcvbnm1 zxcvbnm123
  zxcvasdf zxcv1234 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4!
  a1b2c3d4 a1s2d3f4 z1x2c3v4 abcd1234 abcd1234! abcd12345 abc12345 abc123456 abc123abc aaaa1111 aaa11111 a1234567 a12345678
  a123456789 a1a1a1a1 aa123456 aa12345678 aaaaaaa1 asdf12345 abcdefg1 abcdefgh1 abcdefg123 iloveyou iloveyou1 iloveyou2
  iloveyou123 loveyou1 lovelove love1234 princess princess1 sunshine sunshine1 football football1 baseball baseball1 superman
  superman1 batman123 starwars starwars1 pokemon1 pokemon123 dragon123 monkey123 master123 masterkey shadow123 michael1 jennifer
  jordan23 computer computer1 internet internet1 samsung1 samsung123 samsung1234 google123 apple123 naver123 naver1234 kakao123
  kakao1234 daum1234 nexon123 minecraft minecraft1 roblox123 fortnite leagueoflegends starcraft starcraft1 overwatch maplestory
  trustno1 whatever whatever1 letmein1 letmein123 welcome1 welcome12 welcome123 welcome1234 welcome! changeme changeme1 changeme123
  admin123 admin1234 admin12345 administrator adminadmin rootroot root1234 test1234 test12345 testtest tester123 guest123 guest1234
  user1234 user12345 default1 default123 secret123 secret1234 temp1234 temp12345 temporary system123 manager1 manager123 manager1234
  student1 student123 student1234 teacher1 teacher123 teacher1234 school123 school1234 academy1 academy123 academy1234 hagwon123
  hagwon1234 mathematics math1234 math12345 english1 english123 english1234 korea123 korea1234 korea2002 korean123 seoul123 seoul1234
  seoul1988 corea2002 daehanminguk daehan123 fighting fighting1 hyundai1 hyundai123 lotte1234 kiss1234 happy123 happy1234 happyday
  happyday1 sarang12 sarang123 sarang1234 saranghae saranghae1 saranghae12 saranghae123 tkfkdgo1 tkfkdgody tkfkdgo123 tkfkdgo12
  tkfkd123 tkfkd1234 dkssud123 dkssudgktpdy gksrnr123 gksrnr1234 eogksalsrnr rlaxogml wjdrmf12 qlalfqjsgh qlalfqjsgh1 qlqjs1234
  ekdzhd12 gkrdnjs1 gkrdnjs123 gkrdnjs1234 tjstodsla gkrtod123 gkrtod1234 dkagh123 dkagh1234 dkaghghk dnflskfk qwerty!@# 1234!@#$
  !@#$1234 !@#$%^&* !@#$qwer qwer!@#$ 1q2w3e!@# q1w2e3!@# asdf!@#$ 1qaz@wsx !qaz2wsx 1qaz!qaz aaaa1234 aaaa1234! zzzz1111 zaq12wsx
  zaq1zaq1 xsw21qaz 7777777a 77777777 55555555 66666666 99999999 10203040 20202020 13579135 24682468 135792468 147258369 159357159
  159753159 741852963 789456123 456789123 321654987 369258147 112233445566 123456123 123456aa 123456ab 123456ab! 1234567a 12345678a
  1234567q 12345678q 123456qw 123qweasd 123qwe123 123qweasdzxc 123abc123 111222333 111aaa111 101010101 20002000 20012001 20022002
  20052005 20062006 20072007 20082008 20092009 20102010 20202021 20232023 20242024 20252025 20262026 01012345 01012345678
  01011112222 01000000000 01012341234 0102030405 monday123 summer123 summer2024 summer2025 summer2026 winter123 winter2024 winter2025
  spring2025 spring2026 autumn2025 january1 december1 freedom1 liverpool liverpool1 arsenal1 chelsea1 barcelona realmadrid ronaldo7
  sonheungmin son12345 btsarmy1 blackpink blackpink1 newjeans1 twice123 exo12345 bigbang1 girlsgeneration 비밀번호 비밀번호1
  비밀번호123 사랑해사랑해 사랑해123 안녕하세요 안녕하세요1 대한민국1 대한민국만세 학원비밀번호 선생님123`;

// What people hang a number or a sign on.
const roots = `password passw0rd p@ssword qwerty qwertyui asdf asdfgh zxcv zxcvbn qwer abcd abc abcde aaaa asd qwe zxc admin manager master root
  user guest test tester login welcome hello secret letmein changeme default iloveyou love lovely lover sunshine princess angel prince
  queen king dragon monkey tiger lion eagle panda kitty puppy rabbit flower rainbow summer winter spring autumn monday friday january
  march april august december superman batman spiderman pokemon pikachu naruto starwars computer internet samsung galaxy iphone apple
  google naver kakao daum nate line facebook twitter youtube hyundai lotte kia doosan soccer football baseball basketball liverpool
  chelsea arsenal barcelona ronaldo messi sonny michael daniel david jennifer jessica minsu jihun minji jimin seoul busan daegu incheon
  korea corea korean daehan academy hagwon school student teacher math english science study exam class happy smile lucky peace freedom
  forever heaven blessed jesus christ church bible amen sarang saranghae gksrnr tkfkd tkfkdgo dkssud qlalf qlqjs rkskek gkrdnjs gkrtod
  tjstod dkagh ehgus alsrb wlgns tndus answp chlrh goodboy goodgirl babo fighting hwaiting zzang zzang dhbest bestman hero star moon sky
  blue red black white green silver gold money rich boss family mother father baby sister brother friend game gamer player minecraft
  roblox overwatch league legend maple sudden nexon army blackpink bigbang exo twice btsarmy newjeans ive aespa coffee chicken pizza
  banana orange cherry sugar honey candy cookie choco pepper summer12 system server oracle linux windows office excel secret0`;
const endings = `1 12 123 1234 12345 123456 1! 12! 123! 1234! ! !! !@ !@# 0 00 000 0000 01 11 111 1111 7 77 777 88 99 2023 2024 2025 2026 1004 486 abc qwer`;

/**
 * The passwords guessed first, in Korea and elsewhere: those of lists of leaked ones, and common words with a number or a sign after them.
 * Lower case, without blanks, dots and dashes, of eight letters or more.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...words(guessedFirst),
  ...words(roots)
    .flatMap((root) => words(endings).map((ending) => root + ending))
    .filter((guess) => guess.length >= 8),
]);

function words(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[_.-]/g, ''));
}
