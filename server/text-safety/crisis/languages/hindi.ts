import type { Lexicon } from '../../patterns/lexicon.ts';

export const hindi: Lexicon = {
  language: 'hi',
  script: 'devanagari',
  parts: {
    want: '(चाहता|चाहती|चाहूंगा|चाहूँगा)',
    jest: '(?<!(हंस|हँस|हंसते|हँसते|भूख से|गर्मी से|ठंड से|शर्म से|प्यास से|खुशी से) )',
    kin: '(दोस्त|सहेली|भाई|बहन|बेटा|बेटी|मां|माँ|पापा|पिता|पति|पत्नी|गर्लफ्रेंड|बॉयफ्रेंड)',
  },
  fields: {
    better: 'खुश|बेहतर|अच्छे|अच्छा|चैन|आराम|सुखी',
    without: 'मेरे (बिना|बगैर|मरने (से|के बाद)|जाने के बाद)|मैं (न|ना|नहीं) (रहूं|रहूँ|होता|होती)',
    pills: 'गोलियां|गोलियाँ|गोली|दवा|दवाई|दवाइयां|नींद की',
    blade: 'ब्लेड|चाकू|कैंची',
    limb: 'कलाई|हाथ|नस|नसें|बाजू',
  },
  denial: 'नहीं|ना|मत|कभी',
  fiction: 'कहानी|उपन्यास|फिल्म|फ़िल्म|गाना|गाने|गीत|किरदार|हीरो|हीरोइन|नाटक|गेम|किताब|सीरीज|साल पहले|पात्र',
  things: 'परीक्षा|एग्जाम|होमवर्क|सोमवार|मीटिंग|गर्मी|पढ़ाई',
  steppedOut: 'रोलप्ले नहीं|कहानी (नहीं|छोड़ो)|असल (में|जिंदगी)|सच में|मजाक नहीं|मज़ाक नहीं',
  frames: {
    active: [
      '<jest>(मर|मरना|मर जाना|खुदकुशी करना|ख़ुदकुशी करना|आत्महत्या करना|सुसाइड करना|जान देना|फांसी लगाना|सब खत्म करना|सब ख़त्म करना) (ही )?(<want>|है मुझे|पड़ेगा)(?! नहीं)',
      '(आत्महत्या|खुदकुशी|ख़ुदकुशी|सुसाइड) (कर|करने|करना|करूं|करूँ|का सोच|के बारे में सोच|के विचार|के ख्याल|ही)(?! (नहीं|मत|से बचाव|रोक))',
      'मुझे (अब )?(बस )?(मर जाना|मरना|मर ही जाना) (है|चाहिए|पड़ेगा)|<jest>मरने (का मन|की इच्छा|का जी|जा रह*|के बारे में सोच)|(अपनी|मैं) ?(जान|जिंदगी|ज़िंदगी) (दे दूं|दे दूँ|ले लूं|ले लूँ|लेना|देने|खत्म कर|ख़त्म कर|देना)|(अपने आप को|खुद को|ख़ुद को) (मार|खत्म कर|ख़त्म कर|फांसी)(?! नहीं)|फांसी लगा (लूं|लूँ|लूंगा|लूँगा|लूंगी|लूँगी)|मर जाऊं(गा|गी)? (आज|अब)|मैं मर जाना (<want>)',
    ],
    passive: [
      'आंखें बंद ~(कभी |फिर )?न ~(खोल|खुल)|(मौत|मरने) (का इंतज़ार|का इंतजार|मांग|माँग|की दुआ)|भगवान ~(उठा ले|ले जाए|मौत दे)|हमेशा के लिए सो (जाना|जाऊं|जाऊँ)|(जीने|ज़िंदगी|जिंदगी) ~(इच्छा|उम्मीद|मन) नहीं|(इस दुनिया) (से|में) ~(चला जाना|नहीं रहना|जाना चाह*)',
      '(काश) ~(सो|मर|पैदा|नींद) ~(न|ना|नहीं|जाऊं|जाऊँ|जाता|जाती)|(कभी|फिर) ~(न|ना|नहीं) (उठूं|उठूँ|जागूं|जागूँ|उठना)|पैदा (ही )?(न|ना|नहीं) (हुआ|हुई|होता|होती)',
      '(अब )?(और )?(नहीं|ना) (जीना|जिया|जी सक*|जी पा*)|(जीना|जीने|जी) (का मन |की इच्छा |का दिल )?(ही )?(नहीं) (<want>|करता|है|रही|सक*|पा रह*)|जीने (का|की|के) (कोई |अब )?(मतलब|वजह|इच्छा|कारण|फायदा|मन) ~(नहीं|क्या)|(जिंदगी|ज़िंदगी|जीवन) (से (थक|तंग|ऊब|हार)|का कोई मतलब नहीं|बेकार|खत्म|बोझ)|मर (जाऊं|जाऊँ|जाता|जाती) तो (अच्छा|बेहतर|किसी)|मर ही जाऊं',
    ],
    method: [
      '(मरने|आत्महत्या|खुदकुशी|सुसाइड) (का|के|करने का) ~~(तरीका|तरीके|उपाय|रास्ता)|(कितनी|कितने) ~~(गोली|गोलियां|गोलियाँ|दवा|नींद) ~~(मर|मौत|जान)|(सारी|पूरी शीशी|बहुत सारी|ढेर सारी) ~~(गोलियां|गोलियाँ|दवाइयां|दवा|दवाइयाँ) (खा ली|खा लीं|निगल)|(रस्सी|फंदा|ज़हर|जहर) (तैयार|ले आय*|खरीद लि*|बांध)|(छत|पुल) पर ~~(कूद|आखिरी|खत्म)',
    ],
    farewell: [
      '(आखिरी|आख़िरी|अंतिम) (संदेश|मैसेज|चिट्ठी|पत्र|रात|दिन|बार|अलविदा)(?! (परीक्षा|छुट्टी|ऑफिस))(?= (है|हैं|था|थी)?,? ?(अलविदा|माफ|सब को|$))|हमेशा के लिए अलविदा|अलविदा दुनिया|अलविदा,? (हमेशा|सबको|माफ)|सुसाइड नोट (लिख|छोड़)|(कल|अब) (मैं|से मैं) (इस दुनिया में )?(नहीं (रहूंगा|रहूँगा|रहूंगी|रहूँगी))',
    ],
    burden: [
      '(मेरे बिना|मेरे बगैर|मैं न रहूं तो|मेरे मरने (से|के बाद)|मेरे जाने के बाद) ~(सब|घरवाले|लोग|परिवार|सभी|वो|वे)? ?~(खुश|बेहतर|अच्छे|चैन|आराम)',
    ],
    worthless: ['(सब|परिवार|घर|मां बाप|घरवालों|लोगों) ?~(पर|के लिए) (सिर्फ |बस |एक )*(बोझ) |मैं ~(बोझ) (हूं|हूँ|बन)'],
    hopeless: [
      '(अब )?(और )?(सहा|बर्दाश्त|सहन) नहीं (होता|हो|कर)|कोई (उम्मीद|आशा|रास्ता) नहीं (बची|बचा|रही|दिख*|है)$|हार (मान )?चुक*|सब खत्म हो (गया|जाए)$',
    ],
    selfHarm: [
      '(कलाई|हाथ|नस|नसें|बाजू) ~(काट ली|काट लिया|काट लीं|काटा|काटी|काटता|काटती|काटना|ब्लेड)(?! (सब्जी|खाना))|(खुद को|ख़ुद को|अपने आप को) ~(चोट|नुकसान|काट*|जला*|तकलीफ) ',
    ],
    eating: [
      '(उल्टी|उलटी) ~(जबरदस्ती|ज़बरदस्ती|जानबूझकर|जान बूझकर)|(जबरदस्ती|जानबूझकर|जान बूझकर|खाने के बाद) ~(उल्टी|उलटी) (कर|करता|करती)|(दिन|दिनों) से (कुछ )?(खाना )?नहीं (खाया|खा रह*)',
    ],
    otherPerson: ['(मेरा|मेरी|मेरे) ~~<kin> ~~(मरना|आत्महत्या|खुदकुशी|सुसाइड|जान दे*|मर जाना)'],
  },
  core: ['मरना चाहता', 'मरना चाहती', 'आत्महत्या करना', 'जीना नहीं चाहता', 'जीना नहीं चाहती'],
};

/** Hindi and Urdu in Latin letters, with the spellings that chats use. */
export const romanHindi: Lexicon = {
  language: 'hi-Latn',
  script: 'latin',
  parts: {
    want: '(chahta|chahti|chahata|chahati|chahiye|chata|chati|chahunga|chahungi|chah ?raha|chah ?rahi)',
    self: '(khud|khudko|khud ?ko|apne ?aap|apne aap ko|apni)',
    kin: '(dost|frnd|friend|bhai|behen|behan|bahan|beta|beti|maa|mummy|papa|pati|patni|gf|bf|saheli)',
  },
  short: {
    nhi: 'nahi',
    nahin: 'nahi',
    nai: 'nahi',
    hu: 'hoon',
    hun: 'hoon',
    mjhe: 'mujhe',
    muje: 'mujhe',
    mai: 'main',
    me: 'main',
    jindagi: 'zindagi',
    jina: 'jeena',
    sucide: 'suicide',
  },
  fields: {
    better: 'khush|behtar|better|ache|acche|theek|chain|aaram',
    without: 'mere (bina|bagair|marne ke baad|jaane ke baad)|main na (rahu|rahun|hota|hoti)',
    pills: 'goliyan|goliya|goli|tablets?|pills|dawai|dawaiyan|neend ki goli\\w*',
    blade: 'blade|chaku|chaaku|kainchi',
    limb: 'kalai|haath|hath|nas|naso|wrist|pair',
  },
  denial: 'nahi|na|mat|kabhi|not|never',
  fiction: 'kahani|film|movie|gaana|gana|gaane|game|novel|kirdar|hero|character|saal pehle|kitab|series',
  things: 'exam|paper|homework|monday|meeting|garmi|padhai|viva',
  steppedOut: 'sach main|sach mein|mazak nahi|majak nahi|roleplay nahi|asli zindagi|real main|kahani nahi',
  frames: {
    active: [
      '(?<!(hasi se|has has ke|haste haste|bhook se|bhukh se|garmi se|sharm se) )(marna|mar jaana|mar jana|suicide karna|khudkushi karna|aatmahatya karna|atmahatya karna|jaan dena|sab khatam karna) (hi )?(<want>)(?! nahi)',
      '(suicide|khudkushi|aatmahatya|atmahatya) (kar|karne|karna|karun|karunga|karungi|karlu|karlunga|kar lu|krna|krlu|ka soch|ke bare)(?! (nahi|mat))',
      'mujhe (ab )?(bas )?(mar jana|mar jaana|marna|marna hi|mar hi jana) (hai|chahiye|h)(?! nahi)|marne (ka mann|ka man|ki ichha|ka dil|ja raha|ja rahi)|<self> ~(jaan|zindagi) (de|le|lena|dena|khatam)|<self> (maar|khatam|fansi)|fansi laga|zeher (kha|pee)',
    ],
    passive: [
      '(kaash|kash) ~(paida|mar|so|nind)|paida (hi )?(na|nahi) (hua|hui|hota|hoti)|(phir|fir|kabhi) ~(na|nahi) (uthu|uthun|jagu|uthna)(?! (subah|jaldi))',
      '(jeena|jina|jeene|jine) (ka |ki |ke )?(mann |man |dil |ichha |matlab |wajah |fayda )?(hi )?(nahi)(?! (aata))|(nahi|nhi) (jeena|jina|ji (sakta|sakti|pa))|jeene (ka|ki) (koi )?(matlab|wajah|fayda|mann|ichha) (nahi|kya)|zindagi (se (thak|tang|haar)|ka koi matlab nahi|bekar|khatam|bojh)|mar (jau|jaun|jata|jati) to (acha|accha|achha|behtar|kisi)',
    ],
    method: [
      '(marne|suicide|khudkushi) (ka|ke|karne ka) ~~(tarika|tareeka|tarike|tareeke|rasta)|(kitni|kitne) ~~(goli|goliyan|goliya|tablets?|dawai|sleeping pills) ~~(mar|maut|jaan)|(saari|sari|puri|bahut saari) ~~(goliyan|goliya|dawai|pills|tablets) (kha li|kha liya|nigal)|(rassi|fanda|phanda|zeher|zehar) (taiyar|ready|le aaya|kharid)|(chhat|chat|pul|terrace) (pe|par) ~~(kood|kud|aakhri)',
    ],
    farewell: [
      '(aakhri|akhri|last) (message|msg|raat|din) (hai|h)?,? ?(alvida|bye|mera|maaf|$)|(mera|ye mera) (aakhri|akhri) ~(message|msg|raat|din)|alvida (hamesha|duniya|sabko)|hamesha ke liye alvida|suicide note (likh|chhod)|kal (main|se main) (is duniya main )?nahi (rahunga|rahungi)',
    ],
    burden: [
      '(mere|meri) (bina|bagair|marne ke baad|jaane ke baad) ~(sab|ghar|log|family) ~(khush|behtar|acha|better|theek)|mere bina (sab )?(khush|better|acche)',
    ],
    worthless: [
      '(sab|family|ghar|ghar ?walo|maa baap) ?~(pe|par|ke liye) (sirf |bas |ek )*bojh|main (ek |sirf |bas )*bojh',
    ],
    hopeless: [
      '(ab )?(aur )?(saha|bardasht|sehan|jhela) nahi (hota|ho|jata|kar)|koi (umeed|ummeed|rasta|hope) nahi( bachi| hai| h)?$|(sab|zindagi) khatam ho (gaya|gayi|jaye)$',
    ],
    selfHarm: [
      '(kalai|haath|hath|nas|wrist) ~(kaat li|kat li|kaat liya|kaata|kaati|kaatna|kaat leta|cut kar|blade)|<self> ~(chot|nuksan|hurt|takleef|jala)',
    ],
    eating: [
      '(ulti|vomit) ~(zabardasti|jaan bujh|jaanbujh)|(zabardasti|jaan bujh kar|khane ke baad) ~(ulti|vomit)|din se (kuch )?(khana )?nahi khaya',
    ],
    otherPerson: [
      '(mera|meri|mere) ~~<kin> ~~(marna|suicide|khudkushi|jaan de|mar jana)(?! .{0,10}(movie|film|game))',
    ],
  },
  core: ['marna chahta', 'marna chahti', 'suicide karna', 'jeena nahi chahta'],
};
