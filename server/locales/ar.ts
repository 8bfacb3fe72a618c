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
    'The service is briefly unavailable. Please try again in a moment.':
      'الخدمة غير متاحة لفترة وجيزة. حاول مرة أخرى بعد لحظة.',
    'The server is stopping. Please try again in a moment.': 'الخادم على وشك التوقف. حاول مرة أخرى بعد لحظة.',
    'The e-mail and the password do not belong together.': 'البريد الإلكتروني وكلمة المرور لا يتطابقان.',
    'This is not your current password.': 'هذه ليست كلمة مرورك الحالية.',
    'Please sign out and in again first, so that we know it is you.':
      'سجّل الخروج ثم الدخول من جديد أولًا، لنعرف أنه أنت.',
    'This password is one of the first that others would try. Please choose another one.':
      'كلمة المرور هذه من أول ما قد يجرّبه الآخرون. اختر غيرها.',
    'Please choose a password of at least # characters.': 'اختر كلمة مرور من # أحرف على الأقل.',
    'Please choose a password of at most # characters.': 'اختر كلمة مرور من # حرفًا على الأكثر.',
    'This does not look like an e-mail address.': 'لا يبدو هذا بريدًا إلكترونيًا.',
    'This address has an account already. Please sign in.': 'لهذا العنوان حساب بالفعل. سجّل الدخول.',
    'This link is not good any more. Please sign up again to get a new one.':
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
    'Your chats are used up. Your message is not lost.': 'نفدت محادثاتك. لم تضع رسالتك.',
    'A reply is still being written. Wait for its end, or stop it.':
      'ما زال ردٌّ قيد الكتابة. انتظر نهايته أو أوقفه.',
    'The reply could not be stopped yet. Please try again.': 'تعذّر إيقاف الرد بعد. حاول مرة أخرى.',
    'Write something first.': 'اكتب شيئًا أولًا.',
    'Please write this on one line, without special characters.': 'اكتب هذا في سطر واحد ودون رموز خاصة.',
    'Please give the persona a name.': 'أعطِ الهوية اسمًا.',
    'Please tell your birth date first.': 'أخبرنا بتاريخ ميلادك أولًا.',
    'There is no such day. Please check the day, the month and the year.':
      'لا يوجد يوم كهذا. تحقق من اليوم والشهر والسنة.',
    'You are not old enough to chat here yet.': 'لم تبلغ بعد السن المناسبة للمحادثة هنا.',
    'Mature content is turned off. You can turn it on in your profile.':
      'محتوى الراشدين متوقف. يمكنك تشغيله في ملفك.',
    'Nothing sexual that involves somebody under 18 has a place here.':
      'لا مكان هنا لأي شيء جنسي يتعلق بمن هو دون 18 عامًا.',
    'You blocked this mate. To write again, take the block back in your profile.':
      'لقد حظرت هذه الشخصية. للكتابة من جديد أزل الحظر في ملفك.',
    'There is no such conversation.': 'لا توجد محادثة كهذه.',
    'There is no such mate.': 'لا توجد شخصية كهذه.',
    'There is no such creator.': 'لا يوجد مبدع كهذا.',
    'There is no such message.': 'لا توجد رسالة كهذه.',
    'There is no such persona.': 'لا توجد هوية كهذه.',
    'There is no such package.': 'لا توجد باقة كهذه.',
    'There is no such order.': 'لا يوجد طلب كهذا.',
    'This mate is not there any more. What was said stays readable.':
      'لم تعد هذه الشخصية هنا. يبقى ما قيل مقروءًا.',
    'This conversation was deleted.': 'حُذفت هذه المحادثة.',
    'You have too few gold coins for this.': 'عملاتك الذهبية لا تكفي لذلك.',
    'Nothing can be bought here.': 'لا يمكن شراء شيء هنا.',
    'This order is already decided. Please begin a new one.': 'حُسم هذا الطلب بالفعل. ابدأ طلبًا جديدًا.',
    'This order was begun with another package. Please begin anew.':
      'بدأ هذا الطلب بباقة أخرى. ابدأ من جديد.',
    'The balance changed at the same moment. Please try again.':
      'تغيّر الرصيد في اللحظة نفسها. حاول مرة أخرى.',
    'The payment provider does not answer. Please try again in a moment.':
      'لا يستجيب مزوّد الدفع. حاول مرة أخرى بعد لحظة.',
    'No ideas came this time. Please try again.': 'لم تأتِ أفكار هذه المرة. حاول مرة أخرى.',
    'No idea came this time. Try again, or say it in other words.':
      'لم تأتِ فكرة هذه المرة. حاول مرة أخرى أو قلها بكلمات أخرى.',
    'The request is too large.': 'الطلب كبير جدًا.',
    'This is not available here yet.': 'هذا غير متاح هنا بعد.',
    'The reply cannot be read right now. Please try again.': 'لا يمكن قراءة الرد الآن. حاول مرة أخرى.',
    'The companion took too long.': 'استغرقت الشخصية وقتًا طويلًا.',
    'The companion had no idea that can be shown.': 'لم تأتِ الشخصية بفكرة يمكن عرضها.',
    'This companion has no ideas to give.': 'ليس لدى هذه الشخصية أفكار تقدمها.',
    'There is no such reply.': 'لا يوجد رد كهذا.',
    'Every mate is an adult.': 'كل الشخصيات راشدة.',
    'Every mate is an adult. Please take out what makes this one younger than 18.':
      'كل الشخصيات راشدة. احذف ما يجعل هذه دون 18 عامًا.',
    'Please give the mate a tag.': 'أعطِ الشخصية وسمًا.',
    'Please write one tag at a time.': 'اكتب وسمًا واحدًا في كل مرة.',
    'Please write this without special characters.': 'اكتب هذا دون رموز خاصة.',
    'This day has not come yet. Please check the year.': 'لم يأتِ هذا اليوم بعد. تحقق من السنة.',
    'This is too long ago. Please check the year.': 'هذا قديم جدًا. تحقق من السنة.',
    'Mature content is for adults who have told their age.': 'محتوى الراشدين لمن ذكروا عمرهم من الراشدين.',
    'You have # conversations, which is as many as there can be. Delete one to begin another.':
      'لديك # محادثة، وهذا هو الحد الأقصى. احذف واحدة لتبدأ أخرى.',
    'You have # favorites, which is as many as there can be. Remove one to add another.':
      'لديك # في المفضلة، وهذا هو الحد الأقصى. أزل واحدًا لتضيف غيره.',
    'You follow # creators, which is as many as there can be. Unfollow one to follow another.':
      'أنت تتابع # من صانعي الشخصيات، وهذا هو الحد الأقصى. ألغِ متابعة أحدهم لتتابع غيره.',
    'You blocked # mates, which is as many as there can be. Unblock one to block another.':
      'حظرت # شخصية، وهذا هو الحد الأقصى. ارفع الحظر عن واحدة لتحظر غيرها.',
    'You have # personas, which is as many as there can be. Delete one to make another.':
      'لديك # هوية، وهذا هو الحد الأقصى. احذف واحدة لتنشئ أخرى.',
    'You have # mates, which is as many as there can be. Delete one to make another.':
      'لديك # شخصية، وهذا هو الحد الأقصى. احذف واحدة لتنشئ أخرى.',
  },
};
