/**
 * Words by language that people use for the same subject, one family a line, as `fold` returns them: a question may use another
 * word than the answer. General subjects of private talk only; a word may belong to several. Inflected forms have the same stem.
 */
export const wordFamilies: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries({
    en: `
      live lives home house flat apartment town city moved place address
      work job profession occupation career employed office boss company colleague living
      boss chief manager leader charge report supervisor
      team group department
      eat food meal dish diet cook ill allergic avoid give
      drink cup coffee tea breakfast morning
      pet animal dog cat puppy kitten horse hamster rabbit bird keep
      partner boyfriend girlfriend husband wife dating relationship together love married
      wedding marry married engaged fiance ceremony
      sister brother sibling siblings family relative relatives
      mother mom mum father dad parents family relative
      aunt uncle cousin grandmother grandfather grandma grandpa relative relatives family
      child children son daughter kid baby
      friend buddy pal mate
      name called nickname
      born birthday birth age old
      childhood grew raised village born
      ill sick disease illness doctor hospital health allergic
      fear afraid scared scares terrified phobia
      like love favorite favourite enjoy best prefer
      hate dislike stand
      music instrument play plays song band sing concert
      film movie cinema
      book novel write writing author read story
      car vehicle drive truck van
      trip travel journey fly flight holiday vacation destination visit
      exam test tested school study university course class
      lesson learn teacher taught teach
      phone number call digits
      money pay salary rent
      hobby collect collects pastime interest
      house inherited inherit left heirloom keep kept
      gift gave present given
      business shop store bakery opened became
      dead died death funeral passed
      quit stop stopped gave up
      yesterday today week month year when date day
      promise promised plan planned going
      place where town located kept`,
    de: `
      wohnen wohnung haus zuhause hause stadt ort umgezogen gezogen adresse heimat
      arbeit arbeiten beruf job stelle firma buro kollege kollegin beruflich
      chef chefin vorgesetzte vorgesetzter leiter leiterin teamleiter teamleiterin leitet
      team gruppe abteilung
      essen gericht kochen vertragen vertrage allergisch allergie mahlzeit verzichten verzichte
      trinken trinke tasse kaffee tee fruhstuck morgen
      haustier tier tiere hund katze pferd vogel hamster kaninchen halt
      partner partnerin freund freundin mann frau zusammen beziehung liebe verheiratet
      hochzeit heiraten verlobt ehe trauung
      schwester bruder geschwister familie verwandte verwandter
      mutter mama vater papa eltern familie
      tante onkel cousin cousine grossmutter grossvater oma opa verwandte verwandter familie
      kind kinder sohn tochter baby
      heissen heisst name namen namens nennen nenne spitzname
      geboren geburtstag alter alt
      kindheit aufgewachsen dorf geboren
      krank krankheit arzt arztin krankenhaus gesundheit allergisch
      angst furcht furchten furchtet erschrecken fluchten
      mogen mag gern lieblingsfilm liebling lieben liebsten bevorzugen
      hassen ablehnen
      musik instrument spielen spielt lied band singen singt konzert
      film kino lieblingsfilm
      buch roman schreiben schreibe lesen thema autor
      auto wagen fahrzeug fahren
      reise reisen fliegen urlaub ferien ziel besuchen
      prufung test schule studium studieren kurs klasse abgefragt
      unterricht lernen lerne lehrer lehrerin
      telefon telefonnummer nummer anrufen ziffern zahlen
      geld bezahlen gehalt miete
      hobby sammeln sammelt interesse
      erbe erbstuck geerbt hinterlassen aufbewahren bewahre
      geschenk geschenkt schenken
      geschaft laden backerei eroffnet geworden
      tot gestorben tod beerdigung
      abgewohnt aufgehort verzichten verzichte aufgegeben
      versprechen versprochen plan geplant vorhaben`,
    es: `
      vivir vivo casa piso hogar ciudad pueblo mudado mude direccion lugar
      trabajo trabajar empleo profesion oficio oficina empresa companero jefe
      jefe jefa lider encargado
      comer comida plato cocinar alergico alergia
      beber bebo taza cafe te desayuno
      mascota animal perro gato caballo pajaro
      pareja novio novia marido esposa esposo relacion amor casado
      boda casar casarse prometido
      hermana hermano hermanos familia pariente
      madre mama padre papa padres familia
      tia tio primo prima abuela abuelo pariente familia
      hijo hija nino nina bebe
      nombre llamar llama llamo apodo
      nacer nacido nacimiento cumpleanos edad
      infancia crecer creci pueblo
      enfermo enfermedad medico doctora hospital salud
      miedo temer asustar asusta
      gustar gusta favorito favorita preferir encantar
      odiar detestar
      musica instrumento tocar cancion cantar concierto
      pelicula cine
      libro novela escribir leer tema
      coche auto carro conducir
      viaje viajar volar vuelo vacaciones destino visitar
      examen prueba escuela estudiar universidad curso
      clase aprender profesor profesora maestro
      telefono numero llamar
      dinero pagar sueldo
      aficion coleccionar pasatiempo
      herencia heredar dejar guardar
      regalo regalar
      tienda negocio abrir
      morir muerto muerte`,
    fr: `
      habiter habite vivre maison appartement ville village demenager demenage adresse lieu
      travail travailler metier profession emploi bureau boulot entreprise collegue
      chef patron patronne directeur responsable
      manger nourriture repas plat cuisiner allergique allergie
      boire bois tasse cafe the dejeuner
      animal chien chat cheval oiseau
      compagnon compagne copain copine mari femme couple relation amour marie
      mariage marier epouser fiance
      soeur frere famille parent
      mere maman pere papa parents famille
      tante oncle cousin cousine grandmere grandpere famille
      enfant fils fille bebe
      nom prenom appeler appelle surnom
      naitre ne naissance anniversaire age
      enfance grandir grandi village
      malade maladie medecin hopital sante
      peur craindre effrayer
      aimer aime prefere prefere favori adorer
      detester hair
      musique instrument jouer joue chanson chanter concert
      film cinema
      livre roman ecrire lire sujet
      voiture conduire vehicule
      voyage voyager avion vol vacances destination
      examen epreuve ecole etudier universite cours
      lecon apprendre professeur
      telephone numero appeler
      argent payer salaire
      loisir collectionner passion
      heritage heriter laisser garder
      cadeau offrir
      magasin boutique commerce ouvrir
      mourir mort`,
    pt: `
      morar moro viver casa apartamento cidade mudei mudar endereco lugar
      trabalho trabalhar emprego profissao escritorio empresa colega chefe
      chefe lider gerente
      comer comida prato cozinhar alergico alergia
      beber bebo xicara cafe cha
      animal bicho cachorro gato cavalo passaro
      namorado namorada marido esposa parceiro relacionamento amor casado
      casamento casar noivo noiva
      irma irmao irmaos familia parente
      mae pai pais familia
      tia tio primo prima avo familia
      filho filha crianca bebe
      nome chamar chama apelido
      nascer nasci nascimento aniversario idade
      infancia crescer cresci
      doente doenca medico hospital saude
      medo temer assustar
      gostar gosto favorito preferir adorar
      odiar detestar
      musica instrumento tocar cancao cantar
      filme cinema
      livro romance escrever ler tema
      carro dirigir
      viagem viajar voar voo ferias destino
      prova exame escola estudar universidade curso
      aula aprender professor professora
      telefone numero ligar
      dinheiro pagar salario
      presente presentear
      loja negocio abrir
      morrer morto morte`,
    ar: `
      اسكن يسكن بيت منزل مدينه شقه انتقلت عنوان
      عمل اعمل وظيفه مهنه مكتب شركه مدير
      طعام اكل وجبه حساسيه
      شرب اشرب قهوه شاي
      حيوان كلب قطه حصان
      زوج زوجه حبيب حبيبه خطيب زواج عرس
      اخت اخ اخوه عائله
      ام اب والد والده عائله
      ابن ابنه طفل اولاد
      اسم يسمي لقب
      ولدت ميلاد عمر
      مريض مرض طبيب مستشفي
      خوف اخاف يخاف
      احب يحب افضل مفضل
      موسيقي اغنيه اله
      فيلم سينما
      كتاب روايه اكتب
      سياره اقود
      سفر رحله اسافر طيران
      امتحان اختبار مدرسه جامعه ادرس`,
    ja: `
      住ん 住む 住ま 家 町 街 引越 引っ 住所 育ち
      仕事 職業 働い 働く 会社 職場 上司
      食べ 食事 料理 アレルギー 食物
      飲み 飲む カップ 朝食 毎朝
      犬 猫 ペット 動物 飼っ 飼い
      恋人 彼氏 彼女 夫 妻 付き 結婚 恋
      結婚 式 婚約
      姉 妹 兄 弟 姉妹 兄弟 家族 親戚
      母 父 親 両親 家族
      叔母 叔父 祖母 祖父 従兄 親戚 家族
      子供 息子 娘
      名前 呼ん 呼び あだ名
      誕生 生ま 年齢 歳
      子供 子ども 育ち 育っ 村
      病気 医者 病院 先生 具合 アレルギー
      怖い 怖が 苦手
      好き 大好 一番 お気 気に
      音楽 楽器 弾き 弾く 歌 曲 コンサ 合唱
      映画 作品
      本 小説 書い 読ん テーマ
      車 運転
      旅行 旅 飛行 行き 行先
      試験 テスト 勉強 学校 大学 科目
      習っ 習い 先生 教え
      電話 番号
      趣味 集め
      形見 残し 遺し しま 置き
      店 開き 開い`,
    zh: `
      住 家 房子 城市 搬 地址
      工作 职业 上班 公司 老板 同事
      吃 食物 饭 菜 过敏
      喝 茶 咖啡 早餐
      宠物 动物 狗 猫 养
      男友 女友 恋人 老公 老婆 丈夫 妻子 恋爱
      结婚 婚礼 订婚
      姐 妹 哥 弟 家人 亲戚
      妈 爸 父 母 父母 家人
      孩子 儿子 女儿
      名字 叫
      生日 出生 年龄 岁
      童年 长大 小时
      病 医生 医院 过敏
      怕 害怕
      喜欢 最爱 爱好
      音乐 乐器 弹 唱 歌
      电影 影片
      书 小说 写
      车 开车
      旅行 旅游 飞 目的
      考试 测验 学校 大学
      学 老师 课
      电话 号码
      收集 爱好`,
  }).map(([language, lines]) => [
    language,
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ')),
  ]),
);
