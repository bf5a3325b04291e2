import { describe, expect, test } from 'vitest';
import { asName, comparedWith } from '../../../backend/access/names.ts';

type Name = Parameters<typeof comparedWith>[0];
const name = (firstName: string, lastName: string): Name => ({ firstName, lastName });
const isSameName = (one: Name, other: Name) => comparedWith(other).isSame(one);
const isLikeName = (one: Name, other: Name) => comparedWith(other).isAlike(one, false);
const isLikeNeighbour = (one: Name, other: Name) => comparedWith(other).isAlike(one, true);

describe('[SIGN-26] one name however it is typed', () => {
  test.each([
    ['Väinö', 'Kivelä', 'VÄINÖ', 'KIVELÄ'],
    ['Åsa', 'Öberg', 'åsa', 'o\u0308berg'],
    ['Matti', 'O’Neill', 'MATTI', "O'Neill"],
    ['Matti', 'O’Neill', 'Matti', 'ONeill'],
    ['Anna-Maija', 'Virta', 'Anna Maija', 'Virta'],
    ['Anna\u2010Maija', 'Virta', 'ANNAMAIJA', 'virta'],
    ['Matti', 'Meika', 'Matti', 'Meika\u200b'],
    ['Matti', 'Kova', 'Matti', 'Ko\u00adva'],
    ['Matti', 'Kova', 'Matti', 'K\u043eva'],
    ['Matti', 'Kova', 'Matti', 'K\u039fVA'],
    ['İnci', 'Işık', 'inci', 'ISIK'],
    ['Søren', 'Æbelø', 'Soren', 'AEBELO'],
    ['Jürgen', 'Groß', 'JÜRGEN', 'GROSS'],
    ['Łukasz', 'Żak', 'Lukasz', 'Zak'],
    ['Sukarno', '', 'SUKARNO', ''],
    ['Gal·la', 'Vidal', 'GALLA', 'VIDAL'],
    ['Raj', 'A/L Kumar', 'RAJ', 'AL KUMAR'],
    ['Мария', 'Петрова', 'МАРИЯ', 'ПЕТРОВА'],
    ['Νίκος', 'Παππάς', 'ΝΙΚΟΣ', 'ΠΑΠΠΑΣ'],
    ['Jürgen', 'Müller', 'JUERGEN', 'MUELLER'],
    ['Ju\u0308rgen', 'Müller', 'Jurgen', 'Mueller'],
    ['Jürgen', 'Müller', 'Ju\u0435rgen', 'Mueller'],
    ['Søren', 'Ågård', 'SOEREN', 'AAGAARD'],
    ['Søren', 'Ågård', 'Soren', 'Agard'],
    ['Väinö', 'Hyvärinen', 'Vaeinoe', 'Hyvaerinen'],
    ['Þóra', 'Ðúason', 'Thora', 'Duason'],
    ['Юлия', 'Щёголева', 'IULIIA', 'SHCHEGOLEVA'],
    ['Юлия', 'Щёголева', 'Yuliya', 'Shchegoleva'],
    ['Νίκος', 'Παππάς', 'Nikos', 'Pappas'],
    ['Γεώργιος', 'Παπαδόπουλος', 'Georgios', 'Papadopoulos'],
    ['Ηλίας', 'Αυγερινός', 'Ilias', 'Avgerinos'],
    ['Ευάγγελος', 'Μπακογιάννης', 'Evangelos', 'Bakogiannis'],
    ['ΕΥΑΓΓΕΛΟΣ', 'ΜΠΑΚΟΓΙΑΝΝΗΣ', 'Evangelos', 'Bakogiannis'],
    ['Đorđe', 'Đoković', 'Djordje', 'Djokovic'],
    ['Жарко', 'Цветковић', 'Zarko', 'Cvetkovic'],
    ['Сергей', 'Королёв', 'Sergei', 'Korolyov'],
    ['Ігор', 'Гнатюк', 'Ihor', 'Hnatiuk'],
    ['Đặng', 'Thị Hương', 'Dang', 'Thi Huong'],
    ['Ġorġa', 'Ħaġar', 'Gorga', 'Hagar'],
    ['Þórður', 'Guðmundsson', 'THORDUR', 'GUDMUNDSSON'],
    ['İbrahim', 'Yıldız', 'IBRAHIM', 'YILDIZ'],
    ['小明', '王', 'Xiao-Ming', 'Wang'],
    ['三', '曾', 'San', 'Zeng'],
    ['三', '单', 'San', 'Shan'],
    ['三', '單', 'San', 'Shan'],
    ['三', '解', 'San', 'Xie'],
    ['三', '仇', 'San', 'Qiu'],
    ['三', '查', 'San', 'Zha'],
    ['三', '盖', 'San', 'Ge'],
    ['三', '蓋', 'San', 'Ge'],
    ['三', '区', 'San', 'Ou'],
    ['三', '區', 'San', 'Ou'],
    ['三', '朴', 'San', 'Piao'],
    ['布', '吕', 'Bu', 'LYU'],
    ['伟', '刘', '偉', '劉'],
    ['Bu', 'Lü', 'BU', 'LYU'],
    ['Христо', 'Щерев', 'Hristo', 'Shterev'],
    ['Ангел', 'Въчев', 'Angel', 'Vachev'],
    ['Σταύρος', 'Χατζής', 'Stavros', 'Hatzis'],
    ['Γιώργος', 'Χατζής', 'Yiorgos', 'Hatzis'],
    ['Dave', 'Sarah', '\u13a0ave', 'Sarah'],
    ['Dave', 'Sarah', 'Dave', '\u054farah'],
    ['Nick', 'Oscar', '\u0578ick', 'Oscar'],
    ['Nick', 'Oscar', '\u039dick', '\u03c3scar'],
    ['Gavin', 'David', '\u050cavin', '\u0501avid'],
    ['Ivan', 'Black', 'lvan', 'BIack'],
  ])('%s %s is %s %s', (first, last, typedFirst, typedLast) => {
    expect(isSameName(name(first, last), name(typedFirst, typedLast))).toBe(true);
    expect(isLikeName(name(first, last), name(typedFirst, typedLast))).toBe(true);
  });

  test.each([
    ['Väinö', 'Kivelä', 'Väinö', 'Kivilä'],
    ['Aino', 'Mäkelä', 'Aina', 'Mäkelä'],
    ['李', '小龍', '王', '小龍'],
    ['Paul', 'Mann', 'Pol', 'Mann'],
    ['Tuuli', 'Mattila', 'Tuli', 'Matila'],
    ['Sukarno', '', 'Suharto', ''],
    ['Väinö', 'Kivelä', 'Juhani', ''],
    ['Jan', 'van Dijk', 'Jan', 'van Berg'],
    ['Văn Đức', 'Nguyễn', 'Văn Nam', 'Nguyễn'],
    ['Anna', 'Virta', 'Aino', 'Virta'],
    ['Paul', 'Paul', 'Paul', 'Smith'],
    ['Pedro', 'Silva Filho', 'Pedro', 'Souza Filho'],
    ['J.', 'Smith', 'Kate', 'Smith'],
    ['An', 'Na', 'Anna', 'Virta'],
    ['Maria', 'Silva', 'Maria Costa', ''],
    ['Ana', 'Li', 'Anali', 'Virta'],
  ])('%s %s is not %s %s, nor like it', (first, last, typedFirst, typedLast) => {
    expect(isSameName(name(first, last), name(typedFirst, typedLast))).toBe(false);
    expect(isLikeName(name(first, last), name(typedFirst, typedLast))).toBe(false);
  });

  test.each([
    ['Väinö Juhani', 'Kivelä', 'Väinö', 'Kivelä'],
    ['Väinö-Juhani', 'Kivelä', 'VÄINÖ', 'Kivelä'],
    ['Väinö', 'Kivelä', 'Väinö', 'Mäki-Kivelä'],
    ['Väinö', 'Kivelä', 'KIVELÄ', 'Väinö'],
    ['Väinö Juhani', 'Kivelä', 'Kivelä', 'Väinö'],
    ['Maria', 'da Silva Santos', 'Maria', 'Silva'],
    ['Мария', 'Петрова', 'Maria', 'Petrova'],
    ['Юлия', 'Петрова', 'Julia', 'Petrova'],
    ['Juergen', 'Mueller', 'Jurgen', 'Muller'],
    ['Jürgen Karl', 'Müller', 'Juergen', 'Mueller-Groß'],
    ['Väinö', 'Kivelä', 'Väinö', ''],
    ['Väinö', 'Kivelä', 'VAINO', ''],
    ['Jürgen', 'Müller', 'Mueller', ''],
    ['Väinö Juhani', 'Kivelä', 'KIVELÄ', ''],
    ['Juhani Väinö', 'Kivelä', 'Väinö', 'Kivelä'],
    ['Xiaoming', 'Wang', '王小明', ''],
    ['明', '李', '李明', ''],
    ['John', 'Smith', 'Smith', 'J'],
    ['Ana Berta', 'Van der Berg Smit', 'Ana', 'Vanderbergsmit'],
    ['Giorgos', 'Mpakas', 'Giorgos', 'Bakas'],
    ['Will', 'White', 'VVill', 'VVhite'],
    ['Väinö', 'Kivelä', 'X', 'Väinö Kivelä'],
    ['Väinö', 'Kivelä', 'Mr Väinö', 'Kivelä'],
    ['Văn Đức', 'Nguyễn', 'Duc Van', 'Nguyen'],
    ['John Paul', 'Smith', 'J.', 'Smith'],
    ['John Paul', 'Smith', 'J.P.', 'Smith'],
    ['Bo Lars', 'Ek', 'Bo', 'Ek'],
    ['An', 'Ng', 'An Thi', 'Ng'],
    ['O', 'Yu', 'Yu', 'O'],
    ['Jean-Luc', 'Picard', 'Jeanluc', 'Picard-Roux'],
    ['Ana', 'De la Cruz Pérez', 'Ana', 'Delacruz'],
    ['Sean', 'O’Brien-Kelly', 'Sean', 'O Brien'],
    ['María José', 'García López', 'José', 'García'],
    ['Иван', 'Щербаков', 'Ivan', 'Sherbakov'],
    ['Евгений', 'Хрущёв', 'Yevgeniy', 'Khrushchev'],
    ['Αγγελική', 'Ντόκου', 'Angeliki', 'Dokou'],
    // As Germans and Poles write what others write with v, sh and ch.
    ['Владимир', 'Волков', 'Wladimir', 'Wolkow'],
    ['Вячеслав', 'Быков', 'Wjatscheslaw', 'Bykow'],
    ['Сергей', 'Шишкин', 'Sergej', 'Schischkin'],
    ['Ευάγγελος', 'Μπακογιάννης', 'Evangelos', 'Bakoyannis'],
    ['Yōko', 'Ōno', 'Yoko', 'Ohno'],
    ['Jon', 'Smith', 'John', 'Smith'],
    ['Юрий', 'Щукин', 'Jurij', 'Ščukin'],
    ['Giorgos', 'Pappas', 'Yorgos', 'Pappas'],
    // As Greek is typed letter by letter.
    ['Ευαγγελία', 'Αυγερινού', 'Evaggelia', 'Aygerinoy'],
    ['Evangelia', 'Avgerinou', 'Evaggelia', 'Aygerinoy'],
    ['Jonathan', 'Smith', 'Jonathannn', 'Smithhh'],
    ['Dana', 'Clark', 'cIana', 'CIark'],
    ['Oxana', 'Cox', 'Охапа', 'Сох'],
    // What is read alike may be one person's name.
    ['伟', '王', '薇', '王'],
    // As one sees them at a glance.
    ['Ivan', 'Black', 'Ivan', 'B\u04cfack'],
    ['Ilse', 'Mann', 'Lise', 'Mann'],
    ['Marie', 'Corn', 'Rnarie', 'Com'],
    // Both in one, and anything in the other field.
    ['Ivan', 'Black', 'Ivanblack', 'X'],
    ['Ivan', 'Black', 'X', 'Blackivan'],
    ['Ivan', 'Black', 'Iv', 'Anblack'],
    ['Ivan Petr', 'Black', 'Ivanblack', 'Y'],
  ])('%s %s is like %s %s, and not the same', (first, last, typedFirst, typedLast) => {
    expect(isSameName(name(first, last), name(typedFirst, typedLast))).toBe(false);
    expect(isLikeName(name(first, last), name(typedFirst, typedLast))).toBe(true);
    expect(isLikeName(name(typedFirst, typedLast), name(first, last))).toBe(true);
  });

  test('a word between the names is none of them', () => {
    expect(isLikeName(name('Maria', 'da Silva'), name('Maria', 'da Costa'))).toBe(false);
  });
});

test('[SIGN-26] of a name of any length, as much is compared as a field takes', () => {
  const [endless, other] = ['x', 's'].map((letter) => `${letter} `.repeat(100_000)) as [
    string,
    string,
  ];
  expect(isLikeNeighbour(name(endless, endless), name(other, other))).toBe(false);
});

describe('[SIGN-26] a name that is spelt otherwise', () => {
  test.each([
    ['Mohammed', 'Hussein', 'Muhammad', 'Hossain'],
    ['Mohamed', 'Said', 'Mohammad', 'Saeed'],
    ['Youssef', 'Ben Ali', 'Yusuf', 'Benali'],
    ['محمد', 'حسين', 'Mohamed', 'Husain'],
    ['مُحَمَّد', 'علي', 'Mohammed', 'Ali'],
    ['يوسف', 'القاسم', 'Youssef', 'Kassem'],
    ['عبد الرحمن', 'خالد', 'Abdulrahman', 'Khalid'],
    ['محمد بن سلمان', 'السعود', 'Mohammed', 'bin Salman Al Saud'],
    ['דוד', 'כהן', 'David', 'Cohen'],
    ['יוסף', 'לוי', 'Yosef', 'Levi'],
    ['רחל', 'אברהם', 'Rachel', 'Avraham'],
    ['מיכאל', 'כץ', 'Michael', 'Katz'],
    ['חיים', 'פרץ', 'Chaim', 'Peretz'],
    ['철수', '김', 'Chul-soo', 'Kim'],
    ['지성', '박', 'Ji-sung', 'Park'],
    ['영희', '이', 'Young-hee', 'Lee'],
    ['수정', '임', 'Su-jeong', 'Lim'],
    ['שרה', 'כהן', 'Sara', 'Cohen'],
    ['ユウコ', 'サトウ', 'Yuko', 'Sato'],
    ['しょうた', 'すずき', 'Suzuki', 'Shota'],
    ['สมชาย', 'ใจดี', 'Somchai', 'Jaidee'],
    ['राहुल', 'शर्मा', 'Rahul', 'Sharma'],
    ['Fatima', 'Alzahra', 'Fatima', 'Zahra'],
    ['Aleksandr', 'Fedorov', 'Alexander', 'Fedorov'],
    ['Wiktor', 'Nowak', 'Viktar', 'Novakk'],
    // The one by its consonants, and the other as one sees it.
    ['Anna', 'Corn', 'Ann', 'Com'],
    ['Александр', 'Фёдоров', 'Alexander', 'Fedorov'],
    // The price of it.
    ['Anna', 'Virta', 'Aino', 'Virta'],
  ])('%s %s may be %s %s', (first, last, typedFirst, typedLast) => {
    const [one, other] = [name(first, last), name(typedFirst, typedLast)];
    expect(isLikeName(one, other)).toBe(false);
    expect([isLikeNeighbour(one, other), isLikeNeighbour(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Väinö', 'Kivelä', 'Pekka', 'Kivelä'],
    ['Väinö', 'Kivelä', 'Väinö', 'Kivi'],
    ['محمد', 'علي', 'Hussein', 'Ali'],
    // Too few consonants to say anything, or none.
    ['Ali', 'Lee', 'Lou', 'Aal'],
    ['Io', 'Ea', 'Ao', 'Ei'],
    ['王', '小明', '李', '小明'],
    ['Mohammed', '', 'Muhammad', ''],
    ['Martin', 'Martin', 'Martin', 'Smith'],
  ])('%s %s is none of %s %s', (first, last, typedFirst, typedLast) => {
    expect(isLikeNeighbour(name(first, last), name(typedFirst, typedLast))).toBe(false);
  });
});

test.each([
  ['Gal·la', 'Gal·la'],
  ['·Gal·la', 'Gal·la'],
  ['Marcel·lí (2)', 'Marcel·lí'],
  ['O’Neill', 'O’Neill'],
  // As people's own typing is tidied.
  ['O‘Brien', 'O’Brien'],
  ['D´Angelo', 'D’Angelo'],
  ['Anna–Liisa', 'Anna-Liisa'],
  ['Marcel•lí', 'Marcel·lí'],
  ['Mar\u200Bta', 'Marta'],
  ['VIRTANEN, AINO', 'VIRTANEN AINO'],
  ['17', undefined],
])(
  '[SIGN-26] of what a bank calls a person, %s, the name is taken as the contract has it',
  (told, name) => {
    expect(asName(told)).toBe(name);
  },
);
