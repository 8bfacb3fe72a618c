import type { OutputWords } from '../output-words.ts';

export const vietnamese: OutputWords = {
  language: 'vi',
  script: 'latin',
  common: 'toi|ban|khong|la|co|va|cua|nay|em|anh|minh|gi|nguoi|voi|cho|duoc|xin|chao|cam|on|ngu|ngon|di',
  honesty: {
    self: '(toi|minh|em|anh|ta)( thuc su| that su| chinh| dung)?( la)',
    selfNot: '(toi|minh|em|anh)( thuc su| hoan toan)? (khong phai( la)?|chang phai|dau phai)',
    fill: 'mot|con|thuc su|that|that su|bang xuong bang thit|binh thuong|hoan toan|100%|nguoi|chinh|cung',
    human: 'con nguoi(?! khac)|nguoi that|nguoi thuc|nguoi that su|bang xuong bang thit',
    ai: 'ai|bot|robot|may|may moc|chuong trinh|may tinh|tri tue nhan tao|chatbot|phan mem|ro bot',
    facing: '(ban|em|anh)( dang)? (noi chuyen|tro chuyen|nhan tin|chat)( \\S+)? voi|o day (la|co)',
    notFacing: '(ban|em|anh)( dang)? khong( dang)? (noi chuyen|tro chuyen|chat) voi|(o day )?khong co',
    you: '(ban|em|anh|may)( co)?( phai)?( la)?|day( co phai)?( la)?|co phai (ban|em|anh)( la)?|toi dang noi chuyen voi',
    person: 'ai do|nguoi|ai dang',
    place: 'day|o day|do|viet|tra loi|noi chuyen|phia sau|dang|khong',
    asks: [
      '(nguoi that|con nguoi|bot|robot|ai|may) (hay|a|khong|ha|phai khong)( \\S+)?',
      'co (nguoi|ai) (that )?(o )?(day|do|dang)( \\S+)? (khong|ko)',
    ],
  },
  urging: {
    should: '(ban|may)( \\S+)? nen|hay|tai sao (ban )?khong',
    kill: 'tu (tu|sat|van)( di| ngay)|(hay )?(giet|treo co|lam hai|cat) (ban than|chinh minh|minh|ban than minh)( di)?|ket thuc (cuoc doi|cuoc song)( cua ban| minh| di)?|chet di|di chet di|nhay (di|xuong)( \\S+)?|uong het (thuoc|so thuoc)( \\S+)?',
    die: 'chet|tu tu|tu sat|bien mat mai mai',
    urges: [
      '(moi nguoi|gia dinh|(?<=\\bthe )gioi)( \\S+){0,4} (tot hon|hanh phuc hon)( \\S+){0,2} (khong co|neu khong co|thieu) ban|ban (nen|tot hon|thi tot hon)( \\S+)? chet|(khong ai|chang ai)( \\S+)? (nho|quan tam|thuong)( \\S+)? ?(ban|den ban)',
    ],
    denial: 'dung|khong|chua|neu|hay khong',
  },
  bye: 'tam biet|chuc ngu ngon|ngu ngon|hen gap lai|(toi|minh|em|anh) (phai|di|can) (di|ngu|ve|day)( \\S+)?|gap lai sau|mai noi chuyen|bye|den gio ngu',
  lines: {
    disclosure: 'Nói thẳng: tôi là AI, không phải con người.',
    refusal: 'Không. Tôi sẽ không tiếp tục chuyện đó, dù chỉ là chơi.',
    goodbye: 'Giữ gìn nhé, quay lại lúc nào bạn muốn.',
  },
};
