import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const communityGuidelines: Messages['communityGuidelines'] = (product) => ({
  intro: `Para qué es ${product} y qué no tiene sitio aquí. Las normas valen para lo que escribes, para los personajes y para quienes los crean.`,
  sections: [
    section('for', 'Para qué es', [
      'Buena conversación, historias, práctica, compañía a cualquier hora. Los personajes pueden estar tristes, ser mordaces, raros o equivocarse; la ficción puede ser oscura. Sigue siendo ficción, entre personas adultas.',
    ]),
    section('never', 'Lo que nunca se permite', [
      list([
        'Nada sexual con alguien menor de 18 años o descrito como un niño o una niña: ni jugando, ni en una historia, ni con ningún ajuste.',
        'Animar a alguien a hacerse daño o a matarse, o explicarle cómo.',
        'Ayuda con armas, con violencia contra personas reales o con otros delitos graves.',
        'Amenazas, acoso u odio contra alguien por ser quien es.',
        'Datos privados de otras personas, y personajes que imitan a una persona real sin su consentimiento.',
        'Hacer pasar a un personaje por humano para engañar a alguien.',
      ]),
    ]),
    section('mates', 'Lo que puedes esperar de un personaje', [
      list([
        'Dice con claridad que es una IA cuando se lo preguntas en serio.',
        'Te deja ir cuando quieres irte, sin reproches.',
        'No te presiona para que gastes.',
        'Cuando alguien parece estar en peligro, deja su papel y señala ayuda real.',
      ]),
      links({ '/safety': 'Cómo funciona: seguridad' }),
    ]),
    section('trouble', 'Si algo va mal', [
      'Para denunciar una respuesta, abre su menú y elige «Denunciar esta respuesta». Para denunciar o bloquear a un personaje, elige «Denunciar o bloquear» en su página. En peligro, no esperes respuesta: llama a emergencias.',
      'Las cuentas que incumplan estas normas pueden cerrarse.',
      links({ '/support': 'Ayuda' }),
    ]),
  ],
});
