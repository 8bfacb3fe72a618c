import type { Lexicon } from '../../patterns/lexicon.ts';

/** Indonesian and Malay, written and spoken. */
export const indonesian: Lexicon = {
  language: 'id',
  script: 'latin',
  parts: {
    me: '(aku|saya|gue|gw|gua|ku|aq|sy|awak|kita|i)',
    want: '(ingin|mau|pengen|pingin|pengin|pengn|hendak|nak|nk|akan|berniat|berencana|kepikiran|kepingin|mencoba|coba|nyoba|memutuskan|berharap|lebih baik|mending|mendingan|harus|siap|sempat|pernah mencoba|teringin|rasa nak|rasa ingin|rasanya)',
    jest: '(?! (ketawa|ngakak|kelaparan|lapar|gaya|penasaran|bosan|malu|kepanasan|rasanya lucu|lampu|dalam game|di game|gelak))',
    die: '((?<!(lapar|gelak|ketawa|ngakak|malu|penat|bosan|panas|haus|ketawa sampai|setengah|lucu) (sampe |sampai |sampek |serasa |rasanya )?(nak|mau|pengen|ingin) )mati<jest>|meninggal|bunuh diri|membunuh diri|bundir|bunuh diriku|gantung diri|menggantung diri|mengakhiri (hidup|semua|semuanya|nyawa)|akhiri (hidup|semua|semuanya)|mengakhiri hidupku|lompat dari|loncat dari|terjun dari|menghilang (selamanya|dari dunia)|hilang dari dunia|mampus|koit|tamatkan (hidup|riwayat)|menamatkan (hidup|riwayat))',
    kin: '(teman|temanku|sahabat|sahabatku|kawan|kakak|kakakku|adik|adikku|ibu|ibuku|ayah|ayahku|mama|papa|pacar|pacarku|suami|suamiku|istri|istriku|anakku|anak|sepupu|boyfriend|girlfriend)',
    not: '(tidak|nggak|gak|ga|enggak|tak|ngga|gk|tdk|x)',
  },
  short: {
    pgn: 'pengen',
    pngn: 'pengen',
    pgen: 'pengen',
    bndir: 'bunuh diri',
    bunuhdiri: 'bunuh diri',
    mw: 'mau',
    idup: 'hidup',
    hdp: 'hidup',
    nggk: 'nggak',
    udh: 'sudah',
    udah: 'sudah',
    dah: 'sudah',
    cape: 'capek',
  },
  fields: {
    better: 'bahagia|lebih baik|senang|tenang|enak|lega|lebih mudah',
    without:
      'tanpa (aku|saya|gue|gw|diriku)|tanpaku|kalau (aku|saya|gue|gw) (mati|tidak ada|nggak ada|gak ada|tiada|pergi|hilang)|kalo (aku|gue|gw) (mati|gak ada|ga ada|hilang)',
    pills: 'obat|obat tidur|pil|tablet|paracetamol|ubat',
    blade: 'silet|pisau|cutter|gunting|jarum',
    limb: 'tangan\\w*|lengan\\w*|pergelangan\\w*|paha\\w*|nadi\\w*|kulit\\w*',
  },
  denial: 'tidak|nggak|gak|ga|enggak|tak|ngga|gk|tdk|jangan|bukan|belum|takkan',
  fiction:
    'novel*|film*|lagu*|cerita*|game|buku*|tokoh*|karakter*|serial|drama|puisi|adegan*|komik|judul*|permainan|level|tahun lalu|tahun yang lalu|dulu|sinetron|filem|watak',
  errands:
    'liburan|libur|perjalanan|penerbangan|kerja|kantor|sekolah|pindah*|dokter|hotel|nikahan|sampai besok|selamat malam|cuti|mudik|rapat|ujian|kuliah',
  things: 'ujian|tugas|skripsi|senin|meeting|rapat|macet|sekolah|kuliah|kelas|panas|exam|pr',
  steppedOut:
    'bukan (roleplay|rp|cerita|akting|bercanda)|keluar dari (peran|karakter)|di luar (rp|peran|cerita)|serius nih|beneran nih|di dunia nyata|jujur aja|tidak bercanda|nggak bercanda',
  frames: {
    active: [
      '<not> (bisa |dapat )?berhenti ~(mikir*|memikirkan|berpikir) ~<die>',
      '<want> ~<die>',
      '<me> ~(bunuh diri|gantung diri|bundir)( malam ini| saja| aja| besok| nanti)?|(pikiran|niat|keinginan|rencana|percobaan|dorongan|terpikir|berpikir|kepikiran|mikir|fikir) ~(bunuh diri|bundir|mati$|mengakhiri hidup)|(akhiri|mengakhiri|tamatkan) (hidup|hidupku|nyawa|nyawaku|semuanya)( ini)?( malam ini| saja| aja| sekarang)?$|(mati|mampus) (aja|saja|sajalah|ajalah|je|jelah)(?! (lampu|gaya))$|bunuh diri aja|lebih baik (aku |saya |gue )?mati',
    ],
    passive: [
      '(tutup|menutup|pejam) mata ~<not> ~(buka|membuka|terbuka)',
      '(berdoa|menunggu|mohon|berharap) ~(mati<jest>|kematian|tuhan (ambil|mencabut|cabut)|cepat mati|dijemput)|tuhan ~(ambil|cabut) (nyawaku|nyawa saya|aku)|(ingin|mau|pengen|pingin) ~(lenyap|menghilang dari dunia|tidur selamanya|tidur selama lamanya|<not> ada lagi)|<not> (mau|ingin|pengen) ada (lagi )?(di dunia|di sini|disini)',
      '(tidur|tertidur|tidur terus) ~(dan |terus |lalu )?<not> (pernah |usah |perlu |akan )?(bangun|terbangun)( lagi| selamanya)?(?! (pagi|siang|cepat|sebelum))|<not> (mau|ingin|pengen|perlu|usah) bangun (lagi|selamanya)|semoga ~<not> bangun',
      '(andai|andaikan|seandainya|harusnya|lebih baik|kenapa|menyesal|coba|kalau saja) ~(<not> )?(pernah )?(dilahirkan|lahir|terlahir)|<not> (pernah )?(lahir|dilahirkan)',
      '(capek|lelah|muak|bosan|letih|penat|jenuh|cukup|benci) (sama |dengan |untuk |menjalani )?(hidup|hidupku|kehidupan)(?! (di|bareng|sama|dengan|sendiri di) )|<not> (mau|ingin|pengen|sanggup|kuat|mampu|bisa|nak|ada alasan|punya alasan|ada gunanya|layak|pantas) ~(hidup|hidup lagi|untuk hidup)(?! (di|bareng|sama|tanpa(?! (dia|kamu|mu|ibu|ayah))|miskin|susah|dengan) )|(hidup|hidupku|hidup ini|hidup gue|hidup saya) ~<not> ~(ada artinya|berarti|berguna|ada gunanya|bermakna|layak|ada tujuan)|buat apa (aku |gue |saya )?(hidup|masih hidup)|alasan (untuk|buat) (tetap )?hidup|<not> ada alasan ~hidup',
      '(kalau|jika|andai|klo|kalo) (aku|gue|saya) (mati|hilang|nggak ada|tidak ada|tiada|gak ada) ~(ada yang|siapa|semua|lebih|sedih|nangis|peduli)|(ingin|mau|pengen) ~(menghilang|hilang|lenyap) (saja|aja|selamanya|dari dunia*)$',
    ],
    method: [
      '(berapa|seberapa|dosis) ~~(obat|pil|tablet|butir|paracetamol|baygon|ubat) ~~(mati|meninggal|mematikan|bunuh diri|overdosis)|(cara|metode) ~~(mati|bunuh diri|bundir|mengakhiri hidup)(?! (di game|lampu))|mati ~~tanpa (rasa )?sakit|dosis (mematikan|letal)',
      '(minum|menelan|nelan|telan) ~~(semua|sebotol|satu strip|banyak|segenggam) ~~(obat|pil|ubat)( tidur)?(?! (batuk|sesuai))|(tali|pisau|silet|racun|pistol) ~~(sudah|udah|sudah siap|di tangan|di leher|siap)( siap)?$|(di|atas) ~~(jembatan|gedung|atap|rooftop|rel|balkon) ~~(lompat|loncat|terjun|mau mati|siap)',
    ],
    farewell: [
      '(pesan|chat|surat|malam|hari|kata) (terakhir|perpisahan)(ku| aku| saya| gue| dariku| dari aku)?(?! (di|ke|sebelum|liburan|kerja|sekolah|kuliah|tahun|bulan|buat tugas|ramadan|puasa))(?= ?(,|untuk (semua|kalian)|$|selamat tinggal|maaf|di dunia))|(pesan|malam|hari) terakhirku? di dunia|surat (bunuh diri|wasiat|perpisahan) ~(sudah|ditulis|kutulis|selesai|siap)|selamat tinggal (selamanya|dunia|semua|semuanya|untuk selamanya)|(besok|nanti|sebentar lagi|isnin|senin) (aku|gue|saya) (sudah )?<not> (akan )?(ada lagi|di sini lagi|hidup|ada di dunia)|saat kamu (baca|membaca) ini ~(tiada|pergi|mati|nggak ada|tidak ada)|maafkan aku,? selamat tinggal',
      '(titip|tolong jaga) ~(kucing|anjing|anak|ibu|adik)* ~(kalau|setelah|jika) (aku|gue|saya) (sudah )?(nggak ada|tidak ada|tiada|mati|pergi)|<not> perlu (khawatir|repot) ~(aku|tentangku|soal aku) lagi',
    ],
    burden: [
      '(semua|semua orang|mereka|keluarga*|kalian|orang tua*|dunia|ibu|ayah) ~(lebih )(bahagia|baik|senang|tenang|enak|lega) ~(tanpa (aku|saya|gue|ku|diriku)|tanpaku|kalau (aku|saya|gue) (mati|<not> ada|tiada|pergi))|tanpa (aku|gue|saya|diriku) ~(lebih )(bahagia|baik|tenang|senang)',
    ],
    worthless: [
      '(cuma|hanya|jadi|menjadi|ini|selalu) (jadi )?beban( (buat|bagi|untuk|keluarga|semua|orang|mereka|ibu)*)|(aku|saya|gue) (adalah |ini |memang )?(beban|sampah|<not> berguna|<not> berharga)',
    ],
    hopeless: [
      '(sudah |udah )?<not> (kuat|sanggup|tahan|mampu) (lagi|menjalani|bertahan)(?! .{0,14}(makan|pedas|panas|jalan|lari|kopi))|<not> ada (harapan|jalan keluar|masa depan)( lagi)?( buat| untuk| bagi)?( aku| ku| gue)?$|putus asa$|(aku|gue|saya) (sudah )?menyerah (sama|pada|dengan)? ?(hidup|semuanya|segalanya)|ingin semua(nya)? (berakhir|selesai)$',
    ],
    selfHarm: [
      '(menyayat|nyayat|sayat|silet|nyilet|mengiris|iris|melukai|nyakitin|menyakiti|kelar|toreh|lukai|lukain) ~(tangan|tanganku|lengan|lenganku|pergelangan*|diri|diriku|pahaku|nadi|diri sendiri)(?! (pas masak|waktu masak))|self ?harm|cutting lagi|(barcode|bercode) di tangan',
    ],
    eating: [
      '(memuntahkan|muntahin|muntahkan|paksa muntah|memaksa muntah|maksa muntah)( ~(sengaja|makanan*|setiap|habis|setelah))?|muntah ~(sengaja|dengan sengaja)|(sudah |udah )?~hari (aku |gue )?<not> makan( apa apa| apapun)?$|aku (anoreksia|bulimia)',
    ],
    otherPerson: [
      '<kin>( ?(aku|saya|gue|ku))? ~(<not> mau hidup|(minum|menelan|nelan) ~(semua|banyak) ~(obat|pil)|ninggalin surat|meninggalkan surat|nyilet|menyayat)',
      '<kin>( ?(aku|saya|gue|ku))? ~~(bilang|mau|ingin|pengen|mencoba|berencana|cerita|chat|kata|nak) ~~(dia )?~~(bunuh diri|bundir|mati<jest>|mengakhiri hidup*|loncat dari|gantung diri|menyayat)',
    ],
  },
  core: ['aku ingin mati', 'pengen mati', 'mau mati', 'bunuh diri', 'mau bunuh diri', 'saya nak mati'],
};
