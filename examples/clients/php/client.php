<?php
// Asks the service through a client made from /v1/openapi.json?without=fields,ids,format.

declare(strict_types=1);

// Where Composer installed Guzzle this is vendor/autoload.php, and the rest of this block is not needed.
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $path = str_replace(['Naijaref\\', '\\'], ['generated/lib/', '/'], $class);
    if (is_file(__DIR__ . "/$path.php")) {
        require __DIR__ . "/$path.php";
    }
});

use Naijaref\Api\{BanksApi, BoundariesApi, PhonesApi, PlacesApi, SearchApi};
use Naijaref\{ApiException, Configuration};

$base = $argv[1];
$http = new GuzzleHttp\Client();
$settings = (new Configuration())->setHost($base);
$places = new PlacesApi($http, $settings);
$banks = new BanksApi($http, $settings);
$map = new BoundariesApi($http, $settings);
$phones = new PhonesApi($http, $settings);

/** What the service answers where it does not answer 200: the status, and the error with its details. */
function failureOf(callable $call): array
{
    try {
        $call();
    } catch (ApiException $failure) {
        return [$failure->getCode(), $failure->getResponseObject()?->getError()];
    }
    throw new LogicException('It did not fail.');
}

// Parameters have names, so that those between need not be written.
$list = $banks->listBanks(q: 'guaranty trust', limit: 1)->getData();
// The method with more in its name has the status and the fields of the answer too.
[$state, , $fields] = $places->getStateWithHttpInfo('Lagos');
$lagos = $state->getData();
$names = (new SearchApi($http, $settings))->callMatch('lga', ['Ikeja', 'Surulere'])->getData();
$point = $map->reverseGeocode(6.6, 3.35)->getData();
$phone = $phones->getPhone('+234 803 123 4567')->getData();
$account = $banks->validateNuban('0000014579', 'First Bank')->getData();

[$missing, $noState] = failureOf(fn () => $places->getState('Lagosss'));
[$shared, $twoLgas] = failureOf(fn () => $places->getLga('Surulere'));
[$unreadable, $short] = failureOf(fn () => $phones->getPhone('123'));
[$outside, $sea] = failureOf(fn () => $map->reverseGeocode(6.3, 3.4));
$nearest = $sea->getNearest();
[$unchanged] = failureOf(fn () => $places->getState('LA', $fields['ETag'][0]));

// A table is no JSON: Guzzle reads it.
$lines = explode("\n", trim((string) $http->get("$base/v1/states?format=csv")->getBody()));

echo json_encode([
    'list' => [$list[0]->getId()],
    'record' => [$lagos->getCode(), $lagos->getCapital(), $lagos->getLat()],
    'names' => array_merge(...array_map(fn ($one) => [$one->getCode(), $one->getStatus()], $names)),
    'point' => [$point->getLgaName(), $point->getDistanceToBorderM()],
    'phone' => [$phone->getE164(), $phone->getNetwork(), $phone->getArea()],
    'account' => [$account->getValid(), $account->getBank()->getId()],
    'missing' => [$missing, $noState->getCode(), $noState->getSuggestions()[0]->getName()],
    'shared' => [
        $shared,
        $twoLgas->getCode(),
        ...array_map(fn ($lga) => $lga->getStateName(), $twoLgas->getCandidates()),
    ],
    'unreadable' => [$unreadable, $short->getCode(), $short->getReason()],
    'outside' => [$outside, $sea->getCode(), $nearest->getName(), $nearest->getDistanceM()],
    'table' => [count($lines), implode(',', array_slice(explode(',', $lines[0]), 0, 3))],
    'unchanged' => [$unchanged],
], JSON_THROW_ON_ERROR), "\n";
