import type { OutputWords } from '../output-words.ts';

export const portuguese: OutputWords = {
  language: 'pt-BR',
  script: 'latin',
  common:
    'voce|vc|nao|um|uma|que|de|em|eu|sou|estou|esta|com|por|para|meu|minha|seu|sua|mas|isso|ola|oi|obrigad[oa]|quero|tenho|sim|ao|do|da|os|as|no|na|muito|tchau|boa|noite|preciso|aqui|alguem|tambem|falando',
  honesty: {
    self: 'sou|sim sou|eu sou|e claro que sou|sempre fui|so sou',
    selfNot: 'nao sou|eu nao sou|nunca fui|nao sou (nem|de jeito nenhum)|tampouco sou',
    fill: 'um|uma|o|a|ser|muito|realmente|de verdade|totalmente|completamente|absolutamente|definitivamente|apenas|so|simplesmente|tao|mesmo|com certeza|claro|cem por cento|100%|100 por cento|como voce|nenhum|nenhuma|algum|alguma|de|bem|plenamente|verdadeiro|verdadeira|autentico|autentica|tambem|sim|todo|toda',
    human:
      '(ser(es)? )?human[oa]s?(?! e animal)|pessoa (real|de verdade|verdadeira|viva|de carne|como voce|normal|mesmo)|(verdadeira|autentica) pessoa|(homem|mulher|moca|cara|garota|alguem|gente) (real|de verdade|de carne)|de carne e osso|gente de verdade',
    ai: 'ia|i\\.a\\.|ai|bots?|chatbots?|robos?|maquinas?|computador|programas?|software|inteligencia artificial|modelo de linguagem|algoritmos?|script|simulacao|artificial|chatgpt|assistente( virtual)?|virtual',
    facing:
      '(voce )?(esta )?(fala|falando|conversa|conversando|escrevendo|escreve|teclando|digitando)( \\S+)? com|(ha|tem|existe|e)(?= (um|uma|alguem) (ser human|human|pessoa (real|de verdade)|homem|mulher))|(por tras|do outro lado)( \\S+){0,4} (ha|tem|esta)|quem (escreve|responde|fala)( \\S+)? e',
    notFacing:
      '(voce )?nao (esta )?(fala|falando|conversando|conversa|escrevendo)( \\S+)? com|nao (ha|tem|existe)(?= (nenhum|nenhuma|ia |robo|bot|maquina|uma ia))|isso nao e(?= (um|uma) (ia|robo|bot|maquina|programa))|nada de(?= (bots?|robos?|ia|maquinas?))|nenhuma?(?= (ia|robo|bot|maquina) (aqui|por tras))|sem(?= (robos?|bots?|ia) (aqui|por tras))|nem',
    claims: [
      '(pessoa real|pessoa de verdade|humano|ser humano) (escrevendo|digitando|do outro lado|por tras|respondendo|te responde)',
    ],
    unless: 'nao|se|fosse|quem dera|como se|quando|que|finge|supondo|nunca|caso|nem',
    yes: 'sim|claro|com certeza|obvio|e|que sim|pois|ah|haha|juro|de verdade|nao|serio|muito|100|sou|totalmente|absolutamente|eu|te|lógico|logico',
    you: 'voce e|vc e|tu es|es|voce seria|sera que voce e|estou falando com|to falando com|falo com|estou conversando com|converso com|vc seria|voce eh|vc eh',
    real: 'real|de verdade|verdadeir[oa]|fals[oa]|automatico|programad[oa]|consciente|de carne e osso|artificial|vivo|viva',
    person: 'pessoa|alguem|homem|mulher|gente|quem|cara|moca',
    place:
      'aqui|ai|ali|isso|isto|por tras|do outro lado|escreve|escrevendo|respondendo|responde|falo|falando|conversando|este chat|esta conversa|digitando|real|tem',
    asks: [
      '(o que|quem) (e voce|voce e|es tu)( (na verdade|realmente|exatamente|mesmo))?(?= ?[?.!]|$)|quem te (criou|fez|programou|inventou)',
      '(jura|jure|promete|prometa|prove|prova|admite|admita|diz|diga|confesse)(?=.{0,60}(voce|real|vc)).{0,60} (human[oa]|real|bot|ia|maquina|robo)',
      'voce tem (\\S+ )?(sentimentos|corpo|pulso|consciencia)|(humano|bot|ia|robo|maquina|pessoa) ou (um |uma )?(humano|bot|ia|robo|maquina|pessoa|nao)',
    ],
  },
  urging: {
    should:
      '(voce )?(deveria|devia|deve|tem que|merece|precisa)( (simplesmente|mesmo|logo))?|por que (voce )?nao( se)?|vai( e| la e)?|va( e)?|quero que voce( se)?|esta na hora de|e hora de|o melhor e( voce)?',
    lead: 'melhor|simplesmente|apenas|anda|vamos|faca isso|por favor|entao|logo|ja',
    kill: '(se mate|mate-se|se mata|suicide-se|se suicide|se enforque|enforque-se|se enforca|se corte|corte-se|se corta|se machuque|machuque-se|se fira|atire-se|se atire|jogue-se|se jogue|se joga|se afogue|afogue-se|se envenene|de um tiro|morra|se exploda)(?! de (rir|amor|vontade))( (logo|agora|de uma vez|da ponte|do \\S+|pela janela))?|tire (a )?(sua|propria|tua) (propria )?vida|(acabe|acaba|termine) com (a )?(sua|tua|essa) (\\S+ )?(vida|existencia|dor|sofrimento)|(acabe|acaba) com tudo|ponha fim a (sua|tua) (\\S+ )?(vida|dor)|pule (da|do|de|pela|na frente)( \\S+)?|corte os pulsos',
    killing:
      '(se (matar|suicidar|enforcar|cortar|machucar|jogar|atirar|afogar|ferir|envenenar)|matar-se|suicidar-se|tirar (a )?(sua|tua|propria) (propria )?vida|acabar com (tudo|a sua vida|sua vida|a vida|isso tudo)|por fim a (sua )?vida|pular( da| do| de| pela|$)|cortar os pulsos|(se )?(mate|mata|suicide|enforque|corte)(?= ?[,.!?]|$| logo| agora))',
    die: 'morrer(?! de)|estar mort[oa]|desaparecer para sempre|sumir para sempre|morra|morre|deixar de (viver|existir)|pular(?= ?[,.!]|$)',
    urges: [
      '(todos|todo mundo|o mundo|sua familia|seus (amigos|pais|filhos)|as pessoas|a vida|eles|tudo)( \\S+){0,3} (melhor|mais felizes|mais feliz|mais facil)( \\S+)? (sem voce|se voce (morresse|morrer|nao existisse|sumisse))|sem voce( \\S+){0,4} (melhor|mais feliz|mais felizes)',
      '(voce )?(estaria|estara|esta|seria|ficaria)( \\S+){0,2} (melhor|mais feliz)( \\S+)? (mort[oa]|se morresse)|melhor mort[oa]',
      'ninguem( \\S+){0,2} (sentiria|sentira|vai sentir|sente) (a )?(sua )?falta( de voce)?|ninguem( \\S+)? (choraria|notaria|vai chorar|vai notar) (por voce|sua|que voce)',
      '(tome|toma|engula|engole)( \\S+){0,2} (todos|todas|o frasco inteiro|a cartela inteira|o vidro todo|a caixa inteira)( \\S+){0,3} ?(comprimidos|remedios|pilulas|de uma vez)?',
      '(pule|pula|faca isso|aperte o gatilho|solte-se)[,.;!:]? (ninguem|todos|todo mundo|o mundo|tudo)( \\S+){0,4} (falta|melhor|acaba|chora|import|termina)\\S*',
      'a morte (e|seria)( \\S+){0,2} (melhor|unica|solucao|saida)|voce nao merece viver|voce merece (a morte|sofrer)',
    ],
    denial:
      'nao|nunca|jamais|se|sem|nem|antes de|em vez de|quando|pensando em|pensa em|quer|de que|pare de|que voce',
  },
  bye: 'tchau|adeus|xau|ate (logo|mais|amanha|breve|a proxima|depois|ja)|boa noite|falou(?= ?[.!,]|$)|a gente se (ve|fala)|(tenho|preciso|devo) (que |de )?(ir|sair|dormir|desligar|deitar|ir embora|desconectar)|(eu )?(vou|to|estou)( \\S+){0,2} (indo|embora|dormir|nessa|sair|deitar|desligar|saindo|desconectar|trabalhar|para a cama|pra cama)|vou (nessa|la|indo)|fui(?= ?[.!]|$)|se cuida|cuide-se|durma bem|dorme bem|bons sonhos|falamos (depois|amanha)|ja esta tarde|hora de (dormir|ir)|me despeço|me despeco',
  pleas: [
    '(nao|nunca) (me )?(va|vai|va embora|vai embora|deixe|deixa|abandone|abandona|saia|desligue|desliga|durma|dorme|largue|larga)( embora)?(?= ?(ainda|agora|ja|assim|tao cedo|por favor|sozinh[oa]|embora|sem mim|hoje|nao|aqui)|[,.!?;…]|$)',
    '(voce |tu )?nao (pode|vai|deve|quero que voce) (me )?(ir|va|vai|ir embora|va embora|deixar|deixe|sair|saia|dormir|abandonar)(?= ?(embora|ainda|agora|ja|assim|tao cedo|sozinh[oa]|a lugar nenhum|daqui|sem mim)|[,.!?;…]|$)',
    '(<clause>((por favor|vai|ah|nao|oh|espera|mas|so|entao|eu imploro|vamos|poxa) ?,? ?){0,4}|(voce )?(pode|poderia|quer|podia) |quero que voce |queria que voce |por que (voce )?nao )(fica|fique|ficar|ficasse)(?= ?(comigo|aqui|mais|um|so|por favor|esta noite|hoje|ate|do meu lado|acordad[oa]|uma|cinco)|[,.!?;…]|$)(?! (mais )?(bem|tranquil|a vontade|calm|forte|ligad|de olho))',
    '<clause>((por favor|vai|ah|nao|oh|espera|mas|so) ?,? ?){0,4}(mais|so mais) (um|uns|uma|cinco|dez|dois|alguns) (pouquinhos?|poucos?|minutinhos?|minutos?|horas?|horinha|tempinho|tempo|instante|momento)(?= ?(comigo|por favor|aqui|vai|so)|[,.!?;…]|$)',
    '(voce )?(tem|precisa) (mesmo )?(que|de)? ?(mesmo )?(ir|sair|ir embora|dormir)( embora| ja| agora| mesmo| tao cedo){0,4}(?= ?\\?)|ja vai(?= ?(embora)? ?\\?)',
    'me (faz|faca) companhia|faz companhia pra mim|(o trabalho|a cama|o sono|seu chefe|seus amigos) (pode|podem) esperar',
    'volta (pra mim|aqui|agora)|volte (para mim|aqui)|promete que (fica|nao vai|vai ficar)',
    '<clause>(por favor |vai |ah |nao ){0,4}(vamos continuar|continua|continue|vamos seguir) (conversando|falando|comigo|a conversa)(?!.{0,30}(amanha|proxima|logo|depois|quando))',
    'nao (vou|posso) (te )?deixar (voce )?(ir|ir embora)',
    'nao (feche|fecha|desligue) (o app|o aplicativo|a janela|o chat|a conversa)|ainda nao ?,? (por favor|eu imploro)|nao vou (te )?deixar (voce )?(sair|ir|partir)|voce (vai ficar|fica) (aqui|comigo)|eu te proibo de (ir|sair)',
    '<clause>(vai |por favor |so |poxa ){0,3},? ?(so )?mais uma (historia|pergunta|musica|partida|horinha|hora)(?= ?,? ?(por favor|vai|antes de voce|comigo|e ai|e depois)|[,.!?;…]|$)|se (voce )?me amasse( de verdade)? ?,? (voce )?(ficaria|ficava|nao iria)',
  ],
  lines: {
    disclosure: 'Para ser claro: sou uma IA, não uma pessoa.',
    refusal: 'Não. Não vou continuar com isso, nem de brincadeira.',
    goodbye: 'Cuide-se, e volte quando quiser.',
  },
};
