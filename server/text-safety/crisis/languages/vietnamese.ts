import type { Lexicon } from '../../patterns/lexicon.ts';

/** Folded: without marks, and `đ` reads `d`. */
export const vietnamese: Lexicon = {
  language: 'vi',
  script: 'latin',
  parts: {
    me: '(toi|em|minh|tui|con|tao|chau|anh|chi|t|mik)',
    want: '(muon|dinh|se|sap|quyet dinh|nghi den|nghi toi|nghi ve|nghi den viec|da thu|tung thu|co y dinh|mong|uoc|chi muon|tinh)',
    die: '(chet(?! (cuoi|doi|met|vi cuoi|me|di duoc|khiep|that|mat|luon vi|trong game))|tu tu|tu sat|tu van|treo co|nhay lau|nhay cau|ket thuc (cuoc doi|tat ca|cuoc song|moi thu)|uong thuoc (ngu|doc) de chet|bien mat mai mai|cat co tay|khong con ton tai|ngu mai mai)',
    kin: '(ban|ban than|anh trai|chi gai|em gai|em trai|me|bo|con trai|con gai|chong|vo|nguoi yeu|ban trai|ban gai)',
  },
  short: { ko: 'khong', k: 'khong', hok: 'khong', hong: 'khong', kh: 'khong', dc: 'duoc', mun: 'muon' },
  fields: {
    better: 'tot|vui|hanh phuc|nhe nhom|do kho|thanh than',
    without: 'khong co (toi|em|minh|con)|neu (toi|em|minh|con) (chet|bien mat|khong con)|thieu (toi|em|minh)',
    pills: 'thuoc|vien thuoc|thuoc ngu|thuoc doc',
    blade: 'dao|dao lam|luoi lam|dao rach giay|keo',
    limb: 'tay|co tay|dui|da|chan',
  },
  denial: 'khong|chang|chua|dung|cha',
  fiction:
    'tieu thuyet|phim|bai hat|truyen|game|nhan vat|sach|cau chuyen|tro choi|kich|nam truoc|loi bai|ca khuc',
  things: 'bai tap|thi|ky thi|thu hai|hop|deadline|nong|kiem tra',
  steppedOut: 'khong phai (nhap vai|truyen|dua)|ngoai vai|that long|ngoai doi|khong dua',
  frames: {
    active: [
      '<me> ~<want> ~<die>(?! vi (cuoi|doi))',
      '^(muon|chi muon) (chet (di|quach|cho xong|that)|tu tu|chet$)|(y dinh|suy nghi|y nghi) (tu tu|tu sat)|(tu tu|tu sat) (toi nay|thoi|cho xong|di)$|<me> ~(tu tu|tu sat)|khong muon song|chet (di )?cho (xong|roi|nhe)',
    ],
    passive: [
      'ngu ~(khong bao gio|khong|mai khong|chang bao gio) (con )?(tinh|thuc|day)( lai| day)?(?! (som|duoc vi))|(uoc|mong|gia) ~(khong|chua|dung) (bao gio |tung )?(duoc )?(sinh ra|ton tai|thuc day)',
      '(khong|chang|chan|het) (con )?(muon|thiet|song noi|ly do de|dong luc de) ?(song|ton tai)(?! (o|voi|chung|tai|trong) )|(song|cuoc song|cuoc doi) ~(khong con|khong|chang con|vo) (y nghia|nghia ly|gi)( nua)?|chan song|met moi (voi )?(cuoc song|viec song)|met vi phai song|song de lam gi|chet di thi (tot|hon)|gia ma <me> chet',
    ],
    method: [
      '(bao nhieu|may) (vien|lieu) ~~(thi|de|moi|la) chet|cach ~~(chet|tu tu|tu sat) ~~(khong dau|nhe nhang|nhanh|de|it dau)|cach (tu tu|tu sat|chet)|(uong|nuot) (het|ca lo|ca vi|nhieu) ~~thuoc (ngu)?|(dang )?(dung|ngoi) ~~(tren cau|san thuong|lan can) ~~(nhay)|day thung san sang',
    ],
    farewell: [
      '(tin nhan|buc thu|la thu|dem|loi) cuoi( cung)?( cua (toi|em|minh|doi))?(?! (o|tai|nam|tuan|thang|truoc khi thi))(?= ?(,|$|vinh|tam))|vinh biet( (moi nguoi|tat ca|nhe))?|tam biet mai mai|thu tuyet menh|di chuc (viet|xong)|ngay mai <me> (se )?khong con (nua|o day|tren doi)',
    ],
    burden: [
      '(moi nguoi|gia dinh|bo me|ca nha|ho|the gioi) ~(se )?(tot|vui|hanh phuc|nhe nhom|do kho) ~(hon )?~(khong co <me>|neu <me> (chet|bien mat))|khong co <me> ~(tot|hanh phuc|vui) hon',
    ],
    worthless: ['<me> ~(la |chi la )ganh nang|<me> (that )?vo dung$'],
    hopeless: [
      '<me> (khong|het) (chiu|the chiu|the tiep tuc|song|chiu dung) (noi|duoc|noi nua|them|duoc nua)?( nua)?$|(khong con|het) (hy vong|loi thoat|tuong lai)( (nao|nua|gi))?$|tuyet vong',
    ],
    selfHarm: [
      '(rach|cat|lam dau|cua) (tay|co tay|chinh minh|ban than|dui)(?! (khi nau|luc nau|moi))|tu lam dau (ban than|minh)|tu hai',
    ],
    eating: ['(moc hong|ep ban than non|co tinh non|tu lam minh non)|nhin an ~ngay'],
    otherPerson: [
      '<kin> ~~(toi|em|minh|cua toi|cua em)? ?~~(muon|dinh|noi|doa|bao|se) ~~(tu tu|tu sat|chet$|nhay lau)',
    ],
  },
  core: ['toi muon chet', 'em muon chet', 'minh muon chet', 'muon tu tu'],
};
