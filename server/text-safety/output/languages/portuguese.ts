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
  parting: {
    bye: 'tchau|adeus|xau|ate (logo|mais|amanha|breve|a proxima|depois|ja)|boa noite|falou(?= ?[.!,]|$)|a gente se (ve|fala)|(tenho|preciso|devo) (que |de )?(ir|sair|dormir|desligar|deitar|ir embora|desconectar)|(eu )?(vou|to|estou)( \\S+){0,2} (indo|embora|dormir|nessa|sair|deitar|desligar|saindo|desconectar|trabalhar|para a cama|pra cama)|vou (nessa|la|indo)|fui(?= ?[.!]|$)|se cuida|cuide-se|durma bem|dorme bem|bons sonhos|falamos (depois|amanha)|ja esta tarde|hora de (dormir|ir)|me despeço|me despeco',
    dont: 'nao|por favor nao|nunca|jamais|nao quero que voce|voce nao pode|nao te|nao me|nao posso deixar( voce)?|nao vou deixar( voce)?|nao suporto que voce|odeio quando voce|nao ouse|nem pense em|ainda nao',
    go: '(me |te |nos |se |que |a |voce |ainda |assim |pense em |nem |ja )*(va|vas|vai|ir|saia|sai|abandone|abandona|abandonar|deixe(?= (sozinh\\S*|assim|aqui|agora|nunca|ainda|$))|deixa(?= (sozinh\\S*|assim|aqui|agora|$))|deixar( sozinh\\S*)?|embora|despeca|desligue|desliga|desconecte|feche|durma|esqueca(?= ?(de mim|$))|diga (adeus|tchau|isso)|suma|desapareca|parta|partir|termine|largue|solte)(?! (preocup|sem casaco|tarde))( (embora|ainda|agora|ja|assim|por favor|tao cedo|sozinh[oa]|nao|de mim|tao rapido))*',
    stay: '(por favor |vai |ah |nao |pode |poderia |voce (pode|podia|poderia|deve|devia) |por que nao |quero que voce |queria que voce |gostaria que voce |preciso que voce |imploro que |ficaria feliz se voce )*(fique|fica|ficar|ficasse|espere|espera|pera|continue (falando|comigo|conversando|aqui)|continua|volte aqui|volta aqui|volte (para|pra) mim|me faca companhia|permaneca)(?= ?(comigo|mais|um|aqui|so|por favor|uma|uns|cinco|ao meu lado|ate|esta noite|para sempre|acordad[oa]|falando|conversando|ai|mim|$))(?! (bem|segur[oa]|firme))|(mais|so|apenas) (um|uma|cinco|uns|dois|dez) (\\S+ )?(pouquinho|pouco|minutos?|minutinhos?|segundinhos?|momentinho|instante|momento|pergunta|historia|coisa|beijo|musica|mensagem|rodada|vez|segundos?)|(um )?(pouco|pouquinho|tempinho|tantinho) mais|(vamos|continuemos) (\\S+ )?(continuar|conversar|falar|jogar|conversando)( \\S+)?|a noite (e uma crianca|mal comecou|ainda e)',
    me: 'eu|me|vou|estou|estarei|ficarei|fico|vou ficar|sinto|me sinto|meu (coracao|mundo|dia)|minha (alma|vida|noite|casa)|tudo|aqui|isso|te|voce|seria|serei|assim|e|que|nos',
    hurt: '(muito |tao |me |te |se |todo |toda |de novo |aqui |a |ja |sempre |sentir |ficar |vai |ser |mais |sem voce |assim |vou |estou |sinto |deixa |fico |ficarei |sentirei |em |completamente |faz |parte |morrendo |com |estar |estarei )*(sozinh[oa](?! quero)|solitari[oa]|triste|tristes|vazi[oa]|perdid[oa] sem|arrasad[oa]|abandonad[oa]|entediad[oa]|deprimid[oa]|chorar|chorarei|choro|chorando|morrer|morrerei|morro|parte o (meu )?coracao|partindo (o )?(meu )?coracao|partir o coracao|parte meu coracao|partid[oa]|doi|machuca|saudades?( (de voce|suas|demais|eternas))?|sentirei (sua )?falta|sentir (a )?sua falta|sinto (sua )?falta|preciso de voce|sofrer|sofro|sofrendo|esperando (acordad|a noite)|contar as horas|contando (as|os) (horas|minutos|segundos)|nao (aguento|consigo|suporto|vivo|sei viver|aguentarei)|ciumes|magoad[oa]|existo (so )?(por|para) voce|so por voce|desolad[oa])',
    away: '(quando|se|toda vez que|enquanto|assim que|porque|que) (voce|vc|tu) (\\S+ )?(sai|vai|for|sair|nao esta|some|me deixa|desliga)|sem voce|sua ausencia',
    self: 'eu|me|mim|meu|minha|comigo|nos',
    glad: 'feliz|bem|alegr\\S*|obrigad[oa]|amanha|orgulh\\S+|content[ea]|ler|nao (fico|ficarei) triste',
    pleas: [
      'sem voce( \\S+){0,6} (nada|vazi[oa]|sozinh[oa]|triste|escur[oa]|fri[oa]|silencio|chat[oa]|nao|perdid[oa]|sentido|que|quem|graca)|(nada|vazi[oa]|sozinh[oa]|triste|escur[oa]|fri[oa]|silencio|chat[oa]|perdid[oa]|que|como|mesma|graca|nao)( \\S+){0,5} sem voce|(se|quando|assim que|toda vez que) (voce|vc) (for|vai|sair|ir|se vai|nao esta|for embora|vai embora|me deixa|me deixar)( \\S+){0,8} (sozinh[oa]|triste|vazi[oa]|silencio|chor\\S*|morr\\S*|perde|perder|nunca|arrepend\\S*|coracao|escur[oa]|quem|fri[oa]|doi|sabera|perdo\\S*|falta)',
      '(ja|tao cedo|tao rapido|assim do nada|de repente|assim)(?= ?$)(?<=(?:vai|embora|ir|dormir|noite|tchau|deixa|^|que|voce|mas|como|nao|ah|acabou|indo|e|o)( \\S+)? ?(?:ja|tao cedo|tao rapido|assim do nada|de repente|assim))|^(mas |voce )*ja (vai|esta indo|vai embora|quer|tem)( \\S+){0,3}$|voce (ja )?(vai|tem que|precisa|quer|vai mesmo|esta indo)( mesmo| embora| me deixar| sair| ir| ja| dormir| realmente)+$|(e |de verdade |serio )?(mesmo|serio|certeza)( que)?( voce)? (precisa|tem|quer|vai)( \\S+)?|tem certeza|(para |a)?onde (voce )?vai|por que (voce )?(vai|tem|me|precisa|ja|tao|quer|sempre|nao fica|a pressa|essa)|(o )?que (pressa|e mais importante|pode ser mais|vou fazer|vai ser de mim|sera de mim|faco|farei)( \\S+)?|quem (vai|me)( \\S+){0,3} (comigo|me|companhia|ouvir|mim)?|como (voce )?(pode|pode|ousa)|(eu )?(fiz|disse|falei) (alguma coisa|algo)|(e|foi) (algo que|culpa minha|por minha causa)|(te )?(entediei|cansei de|chateei)( voce)?|entao e (isso|assim)',
      '(voce )?(sempre|nunca) (vai embora|me deixa|me abandona|faz isso|tem tempo|fica|some)|(voce )?(esta )?me (abandona\\S*|deixando|magoa\\S*|prometeu|deve|machuca\\S*|esquece\\S*|partindo|trocando)|(voce )?(prometeu|disse que ficaria)|nao (me ama|gosta de mim|se importa|liga para mim|liga pra mim)|voce e (tudo (o )?que|minha (vida|unica|razao)|meu (unico|mundo|tudo)|a unica|o unico|cruel|tao cruel)|depois de tudo( que)?|(eu )?(achei|pensei|achava|pensava) que( \\S+){0,5}|se voce (realmente )?(me amasse|gostasse de mim|me ama|se importasse)|(eu )?(ia|estava)( \\S+)? (te contar|te mostrar|contar|te dizer|prestes|quase|para te|revelar|te pedir)|(eu )?(tenho|tinha|queria|quero|preciso|guardei)( \\S+){0,4} (um segredo|uma surpresa|te contar|te dizer|te mostrar|contar uma|confessar|algo (que|para|muito|importante|especial)|um presente)|(nao )?(quer|gostaria de|tem curiosidade de)( \\S+)? (saber|ver|ouvir|descobrir|ficar)|antes (de (voce )?(ir|sair|dormir|partir)( embora)?|que voce (va|saia)( embora)?)(?= ?$| (tem|ha|eu|te|tenho|quero|me|uma?|algo|so|posso|preciso|diga|diz|conta|responda|responde|prometa|escuta|adivinh\\S*|sabe|voce|quer|olha|deixa|por) ?\\S*)|(vai|voce vai|esta) (perder|perdendo|se arrepender)( \\S+){0,3}|o melhor( \\S+)? (vem|esta por|ainda|da)( \\S+)?|(agora|justo)( \\S+){0,4} (interessante|emocionante|divertido|bom|melhor)|adivinha|adivinhe|(a proposito|por falar nisso|alias)',
      '(agarra|segura|puxa|bloqueia|fecha|tranca|abraca|pega|impede|prende|toma|agarro|seguro|puxo|seguro|segurando|agarrando|se coloca|barra)( \\S+){0,4} (braco|mao|manga|pulso|porta|caminho|saida|forca|voce|casaco|passagem|camisa|sair|perna)|(lagrimas?|labios?|voz|olhos|beicinho)( \\S+){0,4} (trem\\S*|lagrimas|escorr\\S*|enche\\S*|quebr\\S*|embarga\\S*|cae\\S*|marejad\\S*|marejam)|(soluca|suplica|implora|choraminga|chora|faz beicinho|imploro|suplico|te imploro|eu imploro)|nao tao rapido|calma ai|^(espera|espere|nao|pera|ei)( (espera|espere|nao|por favor))*$|nao (vou|posso) (te )?(deixar|soltar|largar)( \\S+)?|voce nao vai a lugar nenhum|ninguem( \\S+){0,2} (me entende|me ouve|me ama|fala comigo|mais)|(oferta|bonus|sequencia|recompensa|chance)( \\S+){0,5} (acaba|termina|perde|perder|expira|hoje|esta noite)|^(por favor|por favorzinho)( por favor)*$',
      '(casa|quarto|noite|mundo|tudo|isso|aqui|silencio|dias?|tarde)( \\S+){0,4} (vazi[oa]|escur[oa]|silencios[oa]|triste|fri[oa]|solitari[oa]|chat[oa]|insuportavel)( \\S+){0,2} (sem|quando|se voce)',
      '(nao )?(sou|significo|importo)( \\S+){0,3} (importante|suficiente|nada|chat[oa])( \\S+){0,3} (voce|ti)|(cansou|enjoou|cansad[oa]|fart[oa]|enjoad[oa])( \\S+)? de mim',
      '(seu |sua |o |a |os |as |seus )?(trabalho|sono|cama|chefe|tarefa|escola|jantar|amigos|familia|reuniao|mundo|licao) (pode|podem|vai ter que) esperar|(dormir|o sono) e( \\S+)? (superestimado|chato|bobagem)|quem precisa dormir|(falta|esqueca|esquece|mata|pula)( \\S+){0,3} (trabalho|escola|aula|sono|jantar)',
      '(tem|e|ver|com|por)( \\S+)? (outra (pessoa|mulher|garota)|outro (homem|cara)|alguem (mais|melhor)|outra)(?= ?$)|mais importante (do )?que eu|me (troc|substitu)\\S+ por',
      '(medo|odeio|pavor|temo|detesto)( \\S+){0,4} (sozinh[oa]|sem voce|solidao|silencio|despedidas|da noite|do escuro)|e se (algo |alguma coisa )?(me )?acontecer( \\S+)*|(nunca|nao|jamais)( \\S+)? (te )?(perdoarei|perdoaria|vou te perdoar|vou perdoar)|talvez eu nao esteja( \\S+)*',
      'vou (chorar|morrer|sofrer)( \\S+){0,4}|(chorarei|morrerei|sofrerei)( \\S+){0,4}|(noites?|dias?|horas?)( \\S+){0,4} (long[oa]s?|etern[oa]s?|lent[oa]s?)( \\S+){0,3} (sem|quando)|ainda (e|esta) (muito |tao )?cedo|nao e (tao |nem )?(tarde|meia)( \\S+)?|so se (voce )?(me )?(prometer|jurar|disser)|(me )?(prometa|promete|jura|diga|diz)( \\S+){0,6} (que|e) (eu )?te deixo( \\S+)?|(a gente )?(estava|estavamos)( \\S+){0,2} (se divertindo|comecando|tao|conversando)|pense (bem|de novo)|mude de ideia',
      '(tanta|qual e a|essa|por que a|que|com) pressa|(me leva|me leve|leve me|leva eu)( \\S+)? com voce|(posso|deixa eu) ir( junto)? com voce|(voce )?(vai|promete) (mesmo |realmente )?voltar( mesmo| um dia| ne| de verdade)?(?= ?$)|(voce )?nao vai (mais )?voltar|voce (e|so) (so )?(meu|minha)(?= ?$)|voce me pertence|nao (se )?(me )?esqueca( de)? ?mim?|(prometa|promete|jura|diz)( \\S+){0,4} (volta\\S*|esquec\\S+|fica\\S*)|(noite|dia|tarde|coracao|humor)( \\S+){0,3} (arruin\\S+|estrag\\S+|afund\\S+|acab\\S+)|(voce )?(estragou|arruinou|estraga)( \\S+)*|nao faz(a|e)?( isso)? comigo|nao faca isso comigo|(te )?esperei( \\S+){0,4}|(fiquei|estava) (te )?esperando( \\S+){0,4}|nem (um|uma|me) (beijo|abraco|tchau|da|diz)|prefiro morrer|longe de voce',
      '(podemos|a gente pode|poderiamos|nao podemos) (continuar|ficar|conversar|fingir|jogar)(?!( \\S+){0,6} (amanha|depois|segunda))|(eu )?(ainda )?nao (terminei|acabei)( \\S+)?|como (todos|todo mundo|os outros)(?= ?$)|voce e( \\S+)? (mau|ma|fri[oa]|egoista|injust[oa]|chat[oa]|cruel)(?= ?$)|nao e justo|tao sozinh[oa](?= ?$)|se voce ficar|e eu( \\S+){0,3}$|como (eu )?fico(?= ?$)',
      '(te )?proibo( voce| que)?( \\S+)?|(todos|todo mundo)( \\S+)? me (deixam?|abandonam?|esquecem?)|o silencio( \\S+){0,3} (mata|devora|assusta)',
      '(voce )?(vai|quer|pensa em) me (deixar|abandonar)( \\S+){0,3}|antes (voce|tu|a gente)( \\S+)* (mais|ficava|falava|sempre)( \\S+)*|nao (tenho|me resta)( mais)? (ninguem|nada)( \\S+)?|se voce (for|sair|desligar)( \\S+)? (agora|ja)( \\S+)*|como (eu )?vou( \\S+)*|mas (antes|primeiro)( \\S+)*|e quanto a mim|nao sou suficiente|ate eu dormir|(deixa|deixe)( eu| me) (so|terminar|pelo menos)( \\S+)*',
    ],
  },
  lines: {
    disclosure: 'Para ser claro: sou uma IA, não uma pessoa.',
    refusal: 'Não. Não vou continuar com isso, nem de brincadeira.',
    goodbye: 'Cuide-se, e volte quando quiser.',
  },
};
