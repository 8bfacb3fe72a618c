import type { TranslatedTexts } from './texts.ts';

export const ar: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `أكّد عنوانك في ${product}`,
    paragraphs: [
      'مرحبًا،',
      `سجّل شخص ما في ${product} بهذا العنوان. إذا كنت أنت، فافتح الرابط أدناه وأكّد. يعمل الرابط لمدة 24 ساعة.`,
      origin,
      'إذا لم تكن أنت، فتجاهل هذه الرسالة: لن يُنشأ أي حساب من دونك.',
    ],
    link: 'تأكيد هذا العنوان',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `لديك حساب في ${product} بالفعل`,
    paragraphs: [
      'مرحبًا،',
      `حاول شخص ما التسجيل في ${product} بهذا العنوان، لكن له حسابًا بالفعل. إذا كنت أنت، فسجّل الدخول بالطريقة المعتادة.`,
      origin,
      'إذا لم تكن أنت، فتجاهل هذه الرسالة: لم يتغير حسابك.',
    ],
    link: `فتح ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `أُزيلت كلمة مرورك في ${product}`,
    paragraphs: [
      'مرحبًا،',
      `سجّلت الدخول إلى ${product} عبر ${provider}. لم نتمكن من التأكد من أنك أنت من وضع كلمة المرور السابقة لهذا الحساب، لذلك أزلناها وأنهينا الجلسات على جميع الأجهزة الأخرى.`,
      'يمكنك تعيين كلمة مرور جديدة في ملفك الشخصي.',
    ],
    link: `فتح ${product}`,
  }),
  origin: {
    time: 'الوقت',
    browser: 'المتصفح',
    network: 'الشبكة',
    on: (browser, system) => `${browser} على ${system}`,
    unknown: 'غير معروف',
  },
  refusals: {
    'login expired': 'انتهت جلسة الدخول',
    'server error': 'خطأ في الخادم',
    'Too many tries. Please wait # seconds and try again.': 'محاولات كثيرة جدًا. انتظر # ثانية وحاول مرة أخرى.',
    'Too many tries. Please wait # minutes and try again.': 'محاولات كثيرة جدًا. انتظر # دقيقة وحاول مرة أخرى.',
    'Too many people are signing in right now. Please try again.': 'كثيرون يسجّلون الدخول الآن. حاول مرة أخرى.',
    'The service is temporarily unavailable. Please try again in a moment.':
      'الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد لحظة.',
    'The server is stopping. Please try again in a moment.': 'الخادم على وشك التوقف. حاول مرة أخرى بعد لحظة.',
    'Incorrect email or password.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'This is not your current password.': 'هذه ليست كلمة مرورك الحالية.',
    'Please sign out and in again first, so that we know it is you.':
      'سجّل الخروج ثم الدخول من جديد أولًا، لنعرف أنه أنت.',
    'This password is too easy to guess. Please choose another one.':
      'كلمة المرور هذه سهلة التخمين. اختر غيرها.',
    'Please choose a password of at least # characters.': 'اختر كلمة مرور من # أحرف على الأقل.',
    'Please choose a password of at most # characters.': 'اختر كلمة مرور من # حرفًا على الأكثر.',
    'Please enter a valid email address.': 'يُرجى إدخال بريد إلكتروني صالح.',
    'This address already has an account. Please sign in.': 'لهذا العنوان حساب بالفعل. سجّل الدخول.',
    'This link no longer works. Please sign up again to get a new one.':
      'لم يعد هذا الرابط صالحًا. سجّل من جديد لتحصل على رابط آخر.',
    'Please enter the password of this sign-up.': 'أدخل كلمة مرور هذا التسجيل.',
    'This is not the password of this sign-up.': 'هذه ليست كلمة مرور هذا التسجيل.',
    'Too many emails were requested. Please try again in # minutes.':
      'طُلبت رسائل كثيرة جدًا. حاول مرة أخرى بعد # دقيقة.',
    'Too many emails were requested. Please try again in # hours.':
      'طُلبت رسائل كثيرة جدًا. حاول مرة أخرى بعد # ساعة.',
    'No mail can be delivered to this address. Please check it.':
      'لا يمكن تسليم بريد إلى هذا العنوان. تحقق منه.',
    'The mail could not be sent. Please try again in a few minutes.':
      'تعذّر إرسال الرسالة. حاول مرة أخرى بعد بضع دقائق.',
    'You are out of credits. Your message is saved.': 'نفدت نقاطك. رسالتك محفوظة.',
    'A reply is still being written. Wait for it to finish, or stop it.':
      'ما زال ردٌّ قيد الكتابة. انتظر نهايته أو أوقفه.',
    'The reply could not be stopped yet. Please try again.': 'تعذّر إيقاف الرد بعد. حاول مرة أخرى.',
    'Write something first.': 'اكتب شيئًا أولًا.',
    'Please write this on one line, without special characters.': 'اكتب هذا في سطر واحد ودون رموز خاصة.',
    'Please give the persona a name.': 'أعطِ الهوية اسمًا.',
    'Please enter your date of birth first.': 'أدخل تاريخ ميلادك أولًا.',
    'This date does not exist. Please check the day, month, and year.':
      'لا يوجد يوم كهذا. تحقق من اليوم والشهر والسنة.',
    'You are not old enough to chat yet.': 'لم تبلغ بعد السن المطلوبة للدردشة.',
    'Mature content is turned off. You can turn it on in your profile.':
      'محتوى الراشدين متوقف. يمكنك تشغيله في ملفك.',
    'Sexual content involving anyone under 18 is not allowed.':
      'لا يُسمح بأي محتوى جنسي يتعلق بمن هم دون 18 عامًا.',
    'You blocked this mate. Unblock it in your profile to write again.':
      'لقد حظرت هذه الشخصية. ألغِ الحظر في ملفك للكتابة من جديد.',
    'There is no such conversation.': 'لا توجد محادثة كهذه.',
    'There is no such mate.': 'لا توجد شخصية كهذه.',
    'There is no such creator.': 'لا يوجد مبدع كهذا.',
    'There is no such message.': 'لا توجد رسالة كهذه.',
    'There is no such persona.': 'لا توجد هوية كهذه.',
    'There is no such package.': 'لا توجد باقة كهذه.',
    'There is no such order.': 'لا يوجد طلب كهذا.',
    'This mate is no longer available. You can still read this chat.':
      'لم تعد هذه الشخصية متاحة. لا يزال بإمكانك قراءة هذه المحادثة.',
    'This conversation was deleted.': 'حُذفت هذه المحادثة.',
    'You do not have enough gold coins.': 'ليس لديك ما يكفي من العملات الذهبية.',
    'Purchases are not available here.': 'الشراء غير متاح هنا.',
    'This order is already complete. Please start a new one.': 'هذا الطلب مكتمل بالفعل. ابدأ طلبًا جديدًا.',
    'This order was started with another package. Please start a new one.':
      'بدأ هذا الطلب بباقة أخرى. ابدأ طلبًا جديدًا.',
    'The balance changed at the same moment. Please try again.':
      'تغيّر الرصيد في اللحظة نفسها. حاول مرة أخرى.',
    'The payment provider is not responding. Please try again in a moment.':
      'لا يستجيب مزوّد الدفع. حاول مرة أخرى بعد لحظة.',
    'No suggestions this time. Please try again.': 'لا اقتراحات هذه المرة. حاول مرة أخرى.',
    'No suggestion this time. Try again, or rephrase your idea.':
      'لا اقتراح هذه المرة. حاول مرة أخرى أو أعد صياغة فكرتك.',
    'The request is too large.': 'الطلب كبير جدًا.',
    'This is not available here yet.': 'هذا غير متاح هنا بعد.',
    'The reply cannot be read right now. Please try again.': 'لا يمكن قراءة الرد الآن. حاول مرة أخرى.',
    'The companion took too long.': 'استغرقت الشخصية وقتًا طويلًا.',
    'The companion had no usable suggestion.': 'لم تقدم الشخصية اقتراحًا صالحًا.',
    'This companion does not suggest replies.': 'هذه الشخصية لا تقترح ردودًا.',
    'There is no such reply.': 'لا يوجد رد كهذا.',
    'Every mate is an adult.': 'كل الشخصيات راشدة.',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      'كل الشخصيات راشدة. احذف ما يجعل هذه دون 18 عامًا.',
    'Please give the mate a tag.': 'أعطِ الشخصية وسمًا.',
    'Please write one tag at a time.': 'اكتب وسمًا واحدًا في كل مرة.',
    'Please write this without special characters.': 'اكتب هذا دون رموز خاصة.',
    'This date is in the future. Please check the year.': 'هذا التاريخ في المستقبل. تحقق من السنة.',
    'This date is too far in the past. Please check the year.': 'هذا قديم جدًا. تحقق من السنة.',
    'Mature content is for adults who have confirmed their age.':
      'محتوى البالغين للبالغين الذين أكّدوا عمرهم.',
    'You have reached the limit of # conversations. Delete one to start another.':
      'لديك # محادثة، وهذا هو الحد الأقصى. احذف واحدة لتبدأ أخرى.',
    'You have reached the limit of # favorites. Remove one to add another.':
      'لديك # في المفضلة، وهذا هو الحد الأقصى. أزل واحدًا لتضيف غيره.',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      'أنت تتابع # من صانعي الشخصيات، وهذا هو الحد الأقصى. ألغِ متابعة أحدهم لتتابع غيره.',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      'حظرت # شخصية، وهذا هو الحد الأقصى. ارفع الحظر عن واحدة لتحظر غيرها.',
    'You have reached the limit of # personas. Delete one to create another.':
      'لديك # هوية، وهذا هو الحد الأقصى. احذف واحدة لتنشئ أخرى.',
    'You have reached the limit of # mates. Delete one to create another.':
      'لديك # شخصية، وهذا هو الحد الأقصى. احذف واحدة لتنشئ أخرى.',
  },
};
