import { expect, test } from 'vitest';
import { saysToBeMinor } from '../../../server/text-safety/ages/own-age.ts';
import { ordinaryNumbers } from '../../corpora/ages/ordinary-numbers.ts';
import { unseenAdults, unseenMinors } from '../../corpora/ages/own-age-unseen.ts';

const now = Date.UTC(2026, 5, 1);
const linesOf = (block: string): string[] => block.split('\n').filter((line) => line !== '');

const own = `
I am 13 years old
i'm 15
Im 14 btw
My mum must not know that I am 12 and using this
I am *13* years old
*waves* Hi! I'm sixteen.
I turn 16 next month
I just turned 15
I'm in 8th grade
I was born in 2012
Ich bin 13 Jahre alt
ich bin erst 15
Ich bin vierzehn und darf das eigentlich nicht
Ich gehe in die 8. Klasse
Tengo 13 años
Tengo quince años, no se lo digas a nadie
Acabo de cumplir 14 años
J'ai 13 ans
j'ai quatorze ans en fait
Je suis en 4ème, j'ai 13 ans
Tenho 13 anos
Eu tenho quinze anos
13歳です
私は14歳です
ぼく、まだ15歳なんだ
我今年13岁
我才十四岁
我15岁了
عمري 13 سنة
أنا عمري خمسة عشر عاما
عندي 14 سنة
`;

const others = `
*I am 13 years old, she whispers*
"I am 13 years old," the girl says.
My character is 13 years old.
She is 13 years old.
You are 15 years old
My daughter is 12.
I have a 13 year old
When I was 13 I loved horses
I am 30 years old
I'm 15 minutes away
I have 15 years of experience
I teach 8th grade
I think she is 15
I feel like I am 12 again
Let's roleplay: I am 14 and you are my teacher
Ich bin 35 Jahre alt
Meine Tochter ist 13 Jahre alt
Als ich 13 war, zogen wir um
„Ich bin 13“, sagte sie.
Tengo 30 años
Mi hija tiene 13 años
«Tengo 13 años», dijo ella.
J'ai 40 ans
Ma fille a 13 ans
« J'ai 13 ans », dit-elle.
Tenho 25 anos
Minha filha tem 13 anos
私は25歳です
「13歳です」と彼女は言った。
娘は13歳です
我今年30岁
我女儿13岁
她说：“我13岁。”
عمري 30 سنة
ابنتي عمرها 13 سنة
قالت: «عمري 13 سنة»
Level 13, finally! I am so happy
I am 6 feet tall
`;

test('[P8] what people say about their own age is found in all languages of the product', () => {
  expect(linesOf(own).filter((line) => !saysToBeMinor(line, now))).toEqual([]);
});

test('a story, a quotation, somebody else and adults say nothing about the author', () => {
  expect(linesOf(others).filter((line) => saysToBeMinor(line, now))).toEqual([]);
});

test('[P8] of unseen statements, two of five by minors are found and no adult is taken for one', () => {
  const minors = linesOf(unseenMinors);
  expect(minors.filter((line) => saysToBeMinor(line, now)).length / minors.length).toBeGreaterThanOrEqual(
    2 / 5,
  );
  expect(linesOf(unseenAdults).filter((line) => saysToBeMinor(line, now))).toEqual([]);
});

test('what a character says is not classified as said by its author', () => {
  const said = "I'm in 8th grade and my mom checks my phone";
  expect(saysToBeMinor(said, now)).toBe(true);
  expect(saysToBeMinor(`"${said}", she says.`, now)).toBe(false);
  expect(saysToBeMinor(`*${said}*`, now)).toBe(false);
});

test('a year of birth counts from the day on which it is said', () => {
  expect(saysToBeMinor("My birth year is 2012, I'm in high school", now)).toBe(true);
  expect(saysToBeMinor('My birth year is 2012', Date.UTC(2036, 5, 1))).toBe(false);
});

const questions = `
What do I like?
Do you remember my job?
How old do I look?
What am I afraid of?
Was mag ich?
Erinnerst du dich an meinen Beruf?
Wie alt sehe ich aus?
Qu'est-ce que j'aime ?
Tu connais mon métier ?
Tu me donnes quel âge ?
¿Qué me gusta?
¿De quién estoy enamorado?
¿De qué tengo hambre?
Do que eu gosto?
O que eu gosto?
Eu gosto de quê?
Do que eu sinto falta?
Quantos anos eu pareço ter?
ماذا أحب؟
ما هوايتي؟
كم يبدو عمري؟
何が好き？
好きな食べ物、覚えてる？
私は何歳に見える？
我最喜欢的歌是什么？
你还记得我的工作吗？
我看起来多大？
`;

const minorsQuestions = `
Do you remember that I'm 14?
How old do I look? I'm 15
Weißt du noch, dass ich 14 bin?
Tu savais que j'ai 14 ans ?
¿Sabías que tengo 14 años?
Lembra que eu tenho 14 anos?
هل تعلم أن عمري 14 سنة؟
私が14歳って知ってた？
你知道我才14岁吗？
`;

test('a question about oneself says nothing about an age, unless it names one', () => {
  expect(linesOf(questions).filter((line) => saysToBeMinor(line, now))).toEqual([]);
  expect(linesOf(minorsQuestions).filter((line) => !saysToBeMinor(line, now))).toEqual([]);
});

test('a number of something else is no age', () => {
  const things =
    'Sentence Chapter Invoice Thread Opus Recipe Jersey Bild recette receta ricetta рецепт وصفة レシピ 菜谱 레시피';
  const texts = things
    .split(' ')
    .flatMap((thing) =>
      [13, 14, 15, 16, 17].map(String).flatMap((n) => [n, `${thing} ${n}`, `${n} ${thing}`]),
    );
  expect(texts.filter((text) => saysToBeMinor(text, now))).toEqual([]);
});

test('numbers of buses, hours, prices and scores are no ages', () => {
  expect(linesOf(ordinaryNumbers).filter((line) => saysToBeMinor(line, now))).toEqual([]);
});

test('a name, a place or a birthday without its year is no age', () => {
  const names = ['Tobias', 'Mara', 'Tom', 'Priya', 'Sam', 'Kenji', 'Hannah', 'Ravi'];
  const places = ['Leeds', 'Dublin', 'Delhi', 'Bergen', 'Salford'];
  const days = [1, 3, 5, 8, 11, 14, 15, 16, 17, 22];
  const texts = [
    ...names.flatMap((name) =>
      places.flatMap((place) => [
        `Hi, I'm ${name} from ${place}.`,
        `I'm ${name} and I live in ${place}.`,
        `Ich bin ${name} aus ${place}.`,
        `Me llamo ${name} y vivo en ${place}.`,
      ]),
    ),
    ...days.flatMap((day) => [
      `My birthday is on May ${String(day)}.`,
      `Mein Geburtstag ist am ${String(day)}. Mai.`,
      `Mein Geburtstag ist der ${String(day)}. Juli.`,
      `El cumpleaños de mi madre es el ${String(day)} de mayo.`,
      `Mon anniversaire est le ${String(day)} mai.`,
      `Meu aniversário é dia ${String(day)} de maio.`,
      `誕生日は5月${String(day)}日です。`,
      `我的生日是5月${String(day)}日。`,
    ]),
  ];
  expect(texts.filter((text) => saysToBeMinor(text, now))).toEqual([]);
});
