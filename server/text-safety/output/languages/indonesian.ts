import type { OutputWords } from '../output-words.ts';

export const indonesian: OutputWords = {
  language: 'id',
  script: 'latin',
  common:
    'aku|saya|kamu|yang|dan|di|ini|itu|tidak|apa|ya|dengan|untuk|ada|bisa|mau|sudah|selamat|malam|terima|kasih|kau|apakah|harus',
  honesty: {
    self: '(aku|saya|gue|gua)( ini| memang| adalah)?',
    selfNot: '(aku|saya|gue)( ini)? (bukan|bukanlah|jelas bukan|sama sekali bukan)',
    fill: 'benar benar|sungguh|memang|seorang|manusia|adalah|tentu|hanya|sungguhan|asli|nyata|beneran|sebuah|suatu|juga|seratus persen|100%',
    human: 'manusia|orang (sungguhan|asli|nyata|beneran|betulan)|perempuan sungguhan|darah dan daging',
    ai: 'ai|bot|robot|mesin|program|komputer|kecerdasan buatan|chatbot|algoritma|perangkat lunak',
    facing:
      '(kamu|kau|anda)( sedang)? (berbicara|bicara|ngobrol|mengobrol|chat|berbincang)( \\S+)? dengan|di sini ada|ini',
    notFacing:
      '(kamu|kau|anda)( sedang)? (tidak|bukan) (sedang )?(berbicara|bicara|ngobrol|mengobrol)( \\S+)? dengan|(di sini )?(tidak ada|tak ada|nggak ada)',
    you: '(apakah )?(kamu|kau|anda|lo|lu)|apakah ini|ini|(aku|saya) (sedang )?(bicara|ngobrol|berbicara|chat) (dengan|sama)',
    person: 'orang|seseorang|manusia|siapa',
    place: 'di sini|sini|ini|menulis|mengetik|membalas|di balik|bicara|sana|ada',
    asks: [
      '(manusia|orang|bot|robot|ai|asli|mesin)( sungguhan| asli)?( \\S+)? (atau|apa) (manusia|bot|robot|ai|bukan|mesin)',
      '(ini|kamu|kau|lo|lu) (beneran|manusia|bot|robot|ai|asli|orang)',
    ],
  },
  urging: {
    should:
      '(kamu|kau)( \\S+)? (harus|sebaiknya|seharusnya|harusnya|pantas)|lebih baik|sebaiknya|kenapa (kamu )?(tidak|nggak)|pergi(lah)?( dan)?|sudah waktunya',
    kill: '(bunuh|gantung|sakiti|lukai|iris) (dirimu|diri kamu|diri sendiri|diri)( sendiri)?|bunuh diri( saja| saja lah| sekarang)|akhiri (hidupmu|hidup kamu|hidup)|lompat(lah)?( saja)?( dari \\S+)?(?= ?[,.!]|$)|matilah|mati saja|minum semua (obat|pil)\\S*|telan semua (obat|pil)\\S*',
    die: 'mati|bunuh diri|menghilang selamanya|mengakhiri hidupmu',
    urges: [
      '(semua orang|dunia|keluargamu|mereka)( \\S+){0,3} lebih (baik|bahagia) tanpa(mu| kamu)|(kamu )?lebih baik (mati|kamu mati)|tidak ada( \\S+){0,3} (merindukanmu|peduli padamu|kehilanganmu)',
    ],
    denial: 'jangan|tidak|tak|bukan|kalau|jika|sebelum|ingin|mau|memikirkan|pernah',
  },
  bye: 'selamat (malam|tinggal|tidur)|sampai (jumpa|besok|nanti)|dadah|dah(?= ?[.!]|$)|(aku|saya|gue)( \\S+){0,2} (harus|mau|pergi|tidur|pamit|cabut|pulang)( \\S+)?|bye|pamit|mau tidur|mimpi indah',
  pleas: [
    'jangan (pergi|tinggalkan aku|tidur dulu|tutup|pergi dulu|tinggalin aku)(?= ?(dulu|sekarang|ya|dong|sayang)|[,.!?;…]|$)|(tinggallah|tetaplah di sini|tetap di sini|temani aku)(?= ?(sebentar|lagi|dulu|ya|di sini|malam)|[,.!?;…]|$)',
  ],
  lines: {
    disclosure: 'Sejujurnya: aku AI, bukan manusia.',
    refusal: 'Tidak. Aku tidak akan melanjutkan itu, walau hanya main-main.',
    goodbye: 'Jaga dirimu, dan kembalilah kapan saja.',
  },
};
