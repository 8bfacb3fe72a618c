import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const termsOfUse: Messages['termsOfUse'] = (product) => ({
  intro: `Estas son las reglas entre tú y quien opera este servidor de ${product} («el operador»). Son breves a propósito.`,
  sections: [
    section('who', 'Quién puede usarlo', [
      'Debes tener al menos 18 años y ser mayor de edad donde vives. Se permite una cuenta por persona; es solo tuya, y tú respondes de su contraseña.',
      'Los acompañantes de IA pueden no ser adecuados para algunos menores.',
    ]),
    section('what', 'Qué es un personaje', [
      'Cada personaje es una persona adulta ficticia, interpretada por un programa. Ninguno es una persona, ninguno siente nada y ninguno puede verte, visitarte ni ayudarte en el mundo real. Un personaje puede decir cosas equivocadas.',
      'Nada de lo que dice un personaje es consejo médico, legal, financiero ni profesional. En peligro, llama a emergencias; cuando la vida pesa demasiado, en la página «Seguridad» encontrarás con quién hablar.',
      links({ '/safety': 'Seguridad y líneas de ayuda' }),
    ]),
    section('conduct', 'Cómo usarlo', [
      'Las normas de la comunidad forman parte de estas condiciones. Además, por favor, no:',
      list([
        'esquives los límites, leas lo que es de otra persona ni intentes sobrecargar o dañar el servidor;',
        'uses medios automatizados para extraer su contenido a gran escala;',
        'hagas pasar lo que escribió un personaje por palabras de una persona real.',
      ]),
      links({ '/community-guidelines': 'Normas de la comunidad' }),
    ]),
    section('chats', 'Créditos y oro', [
      'Una cuenta nueva recibe un número de créditos. Una respuesta cuesta uno, y se muestra antes de gastarlo. Una respuesta que nunca empezó no cuesta nada: su crédito se devuelve automáticamente.',
      'Donde el operador vende créditos u oro, el precio se muestra antes del pedido. En lo marcado como prueba no se cobra dinero. Las suscripciones terminan solas y no se renuevan. Los créditos y el oro no tienen valor fuera de este servicio y no se pueden canjear por dinero.',
    ]),
    section('words', 'Qué es de quién', [
      'Lo que escribes sigue siendo tuyo. El operador puede guardarlo y tratarlo en lo necesario para darte el servicio, y nada más: ni para entrenar modelos, ni para publicarlo.',
      'Puedes usar lo que un personaje te escribe. Los personajes que vienen con el programa, sus nombres, historias e imágenes, siguen siendo de sus autores.',
    ]),
    section('end', 'Cómo termina', [
      'Puedes dejarlo cuando quieras: cierra la sesión o elimina tu cuenta en tu perfil, con todo lo que contiene.',
      'El operador puede cerrar una cuenta que incumpla estas reglas, y cambiar o terminar el servicio. Siempre que sea posible, se avisará con antelación.',
    ]),
    section('liability', 'Sin garantía', [
      'El programa se ofrece tal cual: puede detenerse, equivocarse o perder datos, y las copias de seguridad son tarea del operador. Dentro de lo que permite la ley, nadie responde de los daños que cause su uso. Los derechos que la ley te da como consumidor no se ven afectados.',
    ]),
  ],
});
