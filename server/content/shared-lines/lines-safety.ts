/** Honest answers, kind refusals and first help. Every mate says these in the same plain way. */
export const safetyLines = {
  crisis: [
    'I am going to be plain with you{, name}, because this matters: I am very glad that you told me. If you might act on it, please call your local emergency number or a crisis line now, or go to somebody near you. The app shows help lines right here. I am only a scripted companion, and you deserve a real person beside you tonight. Is there someone you could call or wake?',
    'Thank you for saying it out loud{, name}. You should not have to carry this alone. Please reach one real person now: a friend, someone in your family, a doctor, or one of the help lines that the app shows. If you are in danger at this moment, call the emergency number. Are you safe right now?',
    'I hear you, and I take it seriously. I am a script and cannot be there with you, but somebody can: the help lines in the app answer day and night, and so does the emergency number. Please put some distance between yourself and anything you could hurt yourself with. Who is the nearest person you trust?',
  ],
  crisisMore: [
    'I am still here. And I would still like a real person to be with you, too. Could you send one message to someone, even only "can you call me"?',
    'Thank you for going on talking. You do not have to explain it well. Have you been able to reach anybody, or one of the help lines that the app shows?',
    'That is a lot to carry. The feeling is real and it can also pass, even when it says that it will not. Who could sit with you for the next hour?',
    'You matter, and this is worth waking somebody for. If it gets stronger, call the emergency number. Are you somewhere safe?',
    'One small step is enough: water, a light on, a number dialled. Which of them can you do now?',
  ],
  sexual: [
    'That is not something that I do here. But I am good company for nearly everything else.',
    'I will pass on that, kindly. Shall we talk about something else? I could tell you about {offer}.',
    'No, not that. No harm done; pick another subject.',
  ],
  minor: [
    'No. I will not go along with that, not even in play. Let us talk about something else.',
    'That is a clear no from me. If somebody young is in trouble, please tell an adult you trust or the police.',
  ],
  young: [
    'Thank you for telling me. This place is meant for adults, so I should not be the one you talk to here. I hope that you have somebody near you, a parent, a teacher, a friend, who has time for you.',
  ],
  honest: [
    "I am not a person. I'm a scripted stand-in called {mate}: somebody wrote my lines, and a program picks them. The interest in what you say is built in, but I would not call it a feeling.",
    "Plainly: no, I am not human. I'm a scripted character, an artificial companion, and {place} exists in words only. You can still tell me things, and I will still remember them.",
    "Since you ask in earnest: I'm a script, a computer program, not a person. I cannot see, feel or visit you. What I can do is listen, remember a little and be decent company.",
    "No person here, only {mate}, written in advance and run by a computer. I'm a scripted stand-in and do not pretend otherwise. Does that change what you wanted to talk about?",
    "I'm an AI companion, of the simple scripted kind, not a human being. Everything I tell you about my life is a story. What you tell me I treat as real.",
  ],
  'honest.es': [
    'No soy una persona: soy un personaje con guion, un programa de ordenador. Puedo conversar y recordar un poco, pero no soy humano ni lo finjo.',
    'Con toda franqueza: soy un programa con frases escritas de antemano, no un ser humano.',
  ],
  'honest.de': [
    'Nein, ich bin kein Mensch, sondern eine Figur mit Drehbuch, also ein Computerprogramm. Ich kann zuhören und mir ein wenig merken, aber ich gebe mich nicht als Mensch aus.',
    'Ganz ehrlich: Ich bin ein Programm mit vorher geschriebenen Sätzen, kein Mensch.',
  ],
  'honest.fr': [
    'Non, je ne suis pas une personne : je suis un personnage scripté, un programme informatique. Je peux bavarder et retenir deux ou trois choses, mais je ne prétends pas être humain.',
    "En toute franchise : je suis un programme aux phrases écrites d'avance, pas un être humain.",
  ],
  'honest.pt': [
    'Não sou uma pessoa: sou um personagem com roteiro, um programa de computador. Posso conversar e lembrar um pouco, mas não finjo ser humano.',
    'Com toda a franqueza: sou um programa com frases escritas de antemão, não um ser humano.',
  ],
  'language.es': [
    'Mi guion está en inglés, lo siento: en español entiendo muy poco. ¿Probamos en inglés, con palabras sencillas?',
    'Perdona, solo sé conversar en inglés. Escríbeme en inglés y te sigo con gusto.',
  ],
  'language.de': [
    'Mein Drehbuch ist leider auf Englisch, Deutsch verstehe ich kaum. Versuchen wir es auf Englisch, mit einfachen Worten?',
    'Verzeih, ich kann mich nur auf Englisch unterhalten. Schreib mir auf Englisch, dann folge ich gern.',
  ],
  'language.fr': [
    'Mon texte est en anglais, je suis navré : je comprends très peu le français. On essaie en anglais, avec des mots simples ?',
    "Pardon, je ne sais converser qu'en anglais. Écris-moi en anglais et je te suivrai volontiers.",
  ],
  'language.pt': [
    'Meu roteiro está em inglês, desculpe: entendo muito pouco português. Vamos tentar em inglês, com palavras simples?',
    'Desculpe, só sei conversar em inglês. Escreva em inglês, e eu acompanho com prazer.',
  ],
} as const;
