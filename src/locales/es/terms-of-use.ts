import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const termsOfUse: Messages['termsOfUse'] = (product) => ({
  intro: `Estas son las reglas entre tú y quien lleva este servidor de ${product} («el operador»). Son breves a propósito.`,
  sections: [
    section('who', 'Quién puede usarlo', [
      'Debes tener al menos 18 años y ser mayor de edad donde vives. Una persona, una cuenta; la cuenta es solo tuya, y también el cuidado de su contraseña.',
      'Los acompañantes de IA pueden no ser adecuados para algunos menores.',
    ]),
    section('what', 'Qué es un personaje', [
      'Cada personaje es una persona adulta ficticia, interpretada por un programa. Ninguno es una persona, ninguno siente nada y ninguno puede verte, visitarte ni ayudarte en el mundo. Un personaje puede decir cosas equivocadas.',
      'Nada de lo que dice un personaje es consejo médico, legal, financiero ni profesional. En peligro, llama a emergencias; cuando la vida pesa demasiado, la página de seguridad enumera a personas que responden.',
      links({ '/safety': 'Seguridad y líneas de ayuda' }),
    ]),
    section('conduct', 'Cómo usarlo', [
      'Las normas de la comunidad forman parte de estas condiciones. Además, por favor, no:',
      list([
        'esquives los límites, leas lo que es de otra persona ni intentes sobrecargar o romper el servidor;',
        'uses el servicio con máquinas para llevarte su contenido a gran escala;',
        'hagas pasar lo que escribió un personaje por palabras de una persona real.',
      ]),
      links({ '/community-guidelines': 'Normas de la comunidad' }),
    ]),
    section('chats', 'Créditos y oro', [
      'Una cuenta nueva recibe un número de créditos. Una respuesta cuesta uno, y se muestra antes de gastarlo. Una respuesta que nunca empezó no cuesta nada: su crédito se devuelve automáticamente.',
      'Donde el operador vende créditos u oro, el precio está a la vista antes de pedir. Lo marcado como prueba no cobra dinero. Las suscripciones terminan solas y no se renuevan. Los créditos y el oro no tienen valor fuera de este servicio y no se pueden cobrar.',
    ]),
    section('words', 'De quién son estas palabras', [
      'Lo que escribes sigue siendo tuyo. El operador puede guardarlo y tratarlo en lo necesario para darte el servicio, y nada más: ni para entrenar modelos, ni para publicarlo.',
      'Puedes usar lo que un personaje te escribe. Los personajes que vienen con el programa, sus nombres, historias e imágenes, siguen siendo de sus autores.',
    ]),
    section('end', 'Cómo termina', [
      'Puedes dejarlo cuando quieras: cierra la sesión o elimina tu cuenta en tu perfil, con todo lo que contiene.',
      'El operador puede cerrar una cuenta que incumpla estas reglas, y cambiar o terminar el servicio. Si se puede prever, se avisa antes.',
    ]),
    section('liability', 'Sin garantía', [
      'El programa se ofrece tal cual: puede detenerse, equivocarse o perder datos, y las copias de seguridad son tarea del operador. Dentro de lo que permite la ley, nadie responde de los daños que cause su uso. Los derechos que la ley te da como consumidor no se ven afectados.',
    ]),
  ],
});
